import { graphql, useStaticQuery } from 'gatsby';
import type { PlaceholderContent } from './definition';

/**
 * The section that all pages under construction show. It is one query for all of them: as a part of each page's own
 * query, it would be in the data of every page, and a site of thousands of pages would resolve its image for each.
 */
export function usePlaceholder() {
  return useStaticQuery<{ placeholder: PlaceholderContent }>(graphql`
    query PlaceholderContent {
      placeholder(name: { eq: "placeholder" }) {
        ...PlaceholderSection
      }
    }
  `).placeholder;
}
