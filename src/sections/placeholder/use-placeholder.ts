import { graphql, useStaticQuery } from 'gatsby';
import { required } from '../../required';

/**
 * The section that all pages under construction show. It is one query for all of them: as a part of each page's own
 * query, it would be in the data of every page, and a site of thousands of pages would resolve its image for each.
 */
export function usePlaceholder() {
  const { placeholder } = useStaticQuery<Queries.PlaceholderContentQuery>(graphql`
    query PlaceholderContent {
      placeholder(name: { eq: "placeholder" }) {
        ...PlaceholderSection
      }
    }
  `);
  return required(placeholder, 'sections/placeholder.json');
}
