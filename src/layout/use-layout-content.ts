import { graphql, useStaticQuery } from 'gatsby';
import type { Data } from '../content-model';
import type { PageLink } from '../content-model/entry';
import type { brand, footer, forms, labels, navigation, site } from '../content-model/files';

export interface LayoutContent {
  readonly brand: Pick<Data<typeof brand>, 'name' | 'logo'>;
  readonly site: Pick<Data<typeof site>, 'locale' | 'indexPlaceholders' | 'phone' | 'email' | 'address'>;
  readonly labels: Data<typeof labels>;
  readonly navigation: Data<typeof navigation>;
  readonly footer: Data<typeof footer>;
  readonly forms: Data<typeof forms>;
  readonly pages: { readonly totalCount: number; readonly nodes: readonly PageLink[] };
}

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
          shapes
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
