import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import PlaceholderSection from '../sections/placeholder/placeholder-section';
import type { NotFoundData } from '../content-model/files/not-found';

interface Data {
  notFound: NotFoundData;
}

/** The page that a host shows for unknown addresses. */
export default function NotFoundPage({ data }: PageProps<Data>) {
  return <PlaceholderSection content={data.notFound} heading={data.notFound.heading} />;
}

export const Head = ({ data }: HeadProps<Data>) => <Seo {...data.notFound} isHidden />;

export const query = graphql`
  query NotFoundPage {
    notFound {
      title
      heading
      text
      image {
        ...PlaceholderImage
      }
      links {
        ...LinkFields
      }
    }
  }
`;
