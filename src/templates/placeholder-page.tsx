import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { useLayoutContent } from '../layout/use-layout-content';
import { required } from '../required';
import PlaceholderSection from '../sections/placeholder/placeholder-section';
import { usePlaceholder } from '../sections/placeholder/use-placeholder';
import { PageAnchors } from '../ui/page-anchors';

type Data = Queries.PlaceholderPageQuery;

/** A page without sections, which is under construction. */
export default function PlaceholderPage({ data: { page } }: PageProps<Data>) {
  const { heading, image } = required(page, 'pages.json');
  const shared = usePlaceholder();
  return (
    <PageAnchors value={[shared.anchor, 'footer', 'main']}>
      <PlaceholderSection content={{ ...shared, image: image ?? shared.image }} heading={heading} />
    </PageAnchors>
  );
}

export function Head({ data: { page } }: HeadProps<Data>) {
  const { documentTitle, description, path } = required(page, 'pages.json');
  const isHidden = useLayoutContent().site.indexPlaceholders === false;
  return <Seo documentTitle={documentTitle} description={description} path={path} isHidden={isHidden} />;
}

export const query = graphql`
  query PlaceholderPage($path: String!) {
    page(path: { eq: $path }) {
      path
      documentTitle
      description
      heading
      image {
        ...MessagePageImage
      }
    }
  }
`;
