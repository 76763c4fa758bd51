import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { MessagePage } from '../sections/placeholder/message-page';
import { required } from '../layout/content/use-layout-content';
import { usePlaceholder } from '../sections/placeholder/use-placeholder';
import { useSite } from '../layout/content/use-site';

type Data = Queries.PlaceholderPageQuery;

/** A route without sections: a heading, and the word that the page is under construction. */
export default function PlaceholderPage({ data: { page } }: PageProps<Data>) {
  const { heading, image } = required(page, 'pages.json');
  const shared = usePlaceholder();
  return <MessagePage {...shared} heading={heading} image={image ?? shared.image} />;
}

export function Head({ data: { page } }: HeadProps<Data>) {
  const { title, description, path } = required(page, 'pages.json');
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      isHidden={useSite().indexPlaceholders === false}
    />
  );
}

export const query = graphql`
  query PlaceholderPage($path: String!) {
    page(path: { eq: $path }) {
      path
      title
      description
      heading
      image {
        ...MessagePageImage
      }
    }
  }

  fragment MessagePageImage on Image {
    src
    focalPoint
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 1080, 1920])
      }
    }
  }
`;
