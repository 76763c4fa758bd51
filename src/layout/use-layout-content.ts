import { graphql, useStaticQuery } from 'gatsby';

export type LayoutContent = Found<Queries.LayoutContentQuery>;

/**
 * The content that every page shows, and the labels. It is one query, because the browser requests the result of each
 * static query separately. The build derives the fragments from the definitions. The query lists at most 100 pages of
 * the route list: on a large site, all of them would be in every page.
 */
export function useLayoutContent(): LayoutContent {
  return useStaticQuery<LayoutContent>(graphql`
    query LayoutContent {
      brand {
        name
        logo {
          viewBox
          shapes {
            element
            attributes
            stops
          }
        }
      }
      site: siteSettings {
        locale
        indexPlaceholders
        phone
        email
        address {
          ...PostalAddressFields
        }
      }
      labels {
        ...LabelsFields
      }
      navigation {
        ...NavigationFields
      }
      footer {
        ...FooterFields
      }
      forms {
        ...FormsFields
      }
      pages: allPage(limit: 100) {
        totalCount
        nodes {
          path
          title
        }
      }
    }
  `);
}
