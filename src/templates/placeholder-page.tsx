import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { useLayoutContent } from '../layout/use-layout-content';
import PlaceholderSection from '../sections/placeholder/placeholder-section';
import { usePlaceholder } from '../sections/placeholder/use-placeholder';
import { PageAnchors } from '../ui/controls/link';
import type { PageData } from '../content-model/files/pages';

interface Data {
  page: PageData;
}

/** A page without sections, which is under construction. */
export default function PlaceholderPage({ data: { page } }: PageProps<Data>) {
  const content = usePlaceholder();
  return (
    <PageAnchors value={[content.anchor, 'footer', 'main']}>
      <PlaceholderSection
        content={{ ...content, image: page.image ?? content.image }}
        heading={page.heading}
      />
    </PageAnchors>
  );
}

export function Head({ data: { page } }: HeadProps<Data>) {
  return <Seo {...page} isHidden={useLayoutContent().site.indexPlaceholders === false} />;
}

export const query = graphql`
  query PlaceholderPage($route: String!) {
    page(path: { eq: $route }) {
      path
      title
      description
      heading
      image {
        ...PlaceholderImage
      }
    }
  }
`;
