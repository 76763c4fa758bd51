import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../components/layout/seo';
import { Signpost } from '../components/sections/signpost';
import { required } from '../hooks/use-layout-content';

type Data = Queries.NotFoundPageQuery;

/** What a host shows at an address that has no page. */
export default function NotFoundPage({ data }: PageProps<Data>) {
  return <Signpost {...required(data.notFound, 'not-found.json')} />;
}

export const Head = ({ data }: HeadProps<Data>) => (
  <Seo title={required(data.notFound, 'not-found.json').title} isHidden />
);

export const query = graphql`
  query NotFoundPage {
    notFound {
      title
      heading
      text
      picture {
        ...SignpostPicture
      }
      links {
        title
        href
      }
    }
  }
`;
