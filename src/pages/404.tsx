import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { MessagePage } from '../sections/placeholder/message-page';
import { required } from '../required';

type Data = Queries.NotFoundPageQuery;

/** The page that a host shows for unknown addresses. */
export default function NotFoundPage({ data }: PageProps<Data>) {
  return <MessagePage {...required(data.notFound, 'not-found.json')} />;
}

export const Head = ({ data }: HeadProps<Data>) => (
  <Seo documentTitle={required(data.notFound, 'not-found.json').documentTitle} isHidden />
);

export const query = graphql`
  query NotFoundPage {
    notFound {
      documentTitle
      heading
      text
      image {
        ...MessagePageImage
      }
      links {
        title
        href
      }
    }
  }
`;
