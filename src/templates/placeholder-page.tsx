import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../components/layout/seo';
import { Signpost } from '../components/sections/signpost';
import { required } from '../hooks/use-layout-content';
import { usePlaceholder } from '../hooks/use-placeholder';
import { useSite } from '../hooks/use-site';

type Data = Queries.PlaceholderPageQuery;

/** A route without sections: a heading, and the word that the page is under construction. */
export default function PlaceholderPage({ data: { page } }: PageProps<Data>) {
  const { heading, picture } = required(page, 'pages.json');
  const shared = usePlaceholder();
  return <Signpost {...shared} heading={heading} picture={picture ?? shared.picture} />;
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
      picture {
        ...SignpostPicture
      }
    }
  }

  fragment SignpostPicture on Picture {
    src
    focalPoint
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [640, 1080, 1600]
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
