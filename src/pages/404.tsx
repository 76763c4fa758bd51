import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import MessagePage from '../sections/placeholder/message-page';

type Data = Found<Queries.NotFoundPageQuery>;

/** The page that a host shows for unknown addresses. */
export default function NotFoundPage({ data }: PageProps<Data>) {
  return <MessagePage content={data.notFound} heading={data.notFound.heading} />;
}

export const Head = ({ data }: HeadProps<Data>) => <Seo {...data.notFound} isHidden />;

export const query = graphql`
  query NotFoundPage {
    notFound {
      title
      heading
      text
      image {
        ...MessagePageImage
      }
      links {
        ...LinkFields
      }
    }
  }
`;
