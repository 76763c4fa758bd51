import { graphql, useStaticQuery } from 'gatsby';
import { required } from '../../layout/content/use-layout-content';

/**
 * What all pages under construction have in common. One query for all of them: as a part of each page's own, thousands of
 * routes would have their images worked out anew each time, and every page's data would carry them.
 */
export function usePlaceholder() {
  const { placeholder } = useStaticQuery<Queries.PlaceholderContentQuery>(graphql`
    query PlaceholderContent {
      placeholder {
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
  `);
  return required(placeholder, 'placeholder.json');
}
