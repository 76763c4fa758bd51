import { graphql, useStaticQuery } from 'gatsby';
import { createContext, use, useMemo } from 'react';
import type { Data, PageLink } from '../content-model';
import type * as files from '../content-model/files';
import type { AnnouncementData } from '../content-model/files/announcement';
import type { LayoutPlace } from '../content-model/kind';
import type { IntegrationScripts, LayoutLanguage, TemplateData } from '../content-model/model';

type Files = { readonly [Name in keyof typeof files]: Data<(typeof files)[Name]> };

export interface LayoutContent extends Pick<Files, 'labels' | 'navigation' | 'footer' | 'forms'> {
  readonly brand: Pick<
    Files['brand'],
    'name' | 'shortName' | 'logo' | 'logoOnDark' | 'wordMark' | 'wordMarkOnDark'
  >;
  readonly site: Pick<Files['site'], 'locale' | 'layoutInHtml' | 'phone' | 'email' | 'address'> & {
    readonly openingHours: readonly { readonly text: string }[] | null;
  };
  readonly announcement: AnnouncementData | null;
  readonly integrations: IntegrationScripts | null;
  /** Type and size of each file for download, by the address of its links. */
  readonly downloads: Readonly<Record<string, string>> | null;
  /** Those in place of the address of the site. */
  readonly places: readonly LayoutPlace[] | null;
  readonly pages: { readonly nodes: readonly PageLink[]; readonly hasMore: boolean };
}

export type QueriedContent = Omit<LayoutContent, 'brand'>;

/** What only pages of a site with several languages have. */
type InLanguage = Partial<LayoutLanguage> & Pick<TemplateData<unknown>['page'], 'translations'>;

/** The content in the language of the page. Null on a site with one language, whose pages share one query. */
export const TranslatedContent = createContext<(QueriedContent & InLanguage) | null>(null);

/**
 * The content that every page shows, and the labels. On a site with one language it is one query, because the browser
 * requests the result of each static query separately. With several, the query has no result, and each page queries its
 * own language. The build derives the fragments from the definitions. The query lists at most 100 pages of the route
 * list: on a large site, all of them would be in every page.
 */
export function useLayoutContent(): LayoutContent & InLanguage {
  const { brand, layout } = useStaticQuery<{ brand: LayoutContent['brand']; layout: QueriedContent }>(graphql`
    query LayoutContent {
      brand {
        name
        shortName
        logo
        logoOnDark
        wordMark
        wordMarkOnDark
      }
      layout(isShared: { eq: true }) {
        ...LayoutContentFields
      }
    }
  `);
  const translated = __PARTS__.languages ? use(TranslatedContent) : null;
  return useMemo(() => ({ brand, ...(translated ?? layout) }), [brand, layout, translated]);
}

export const fragments = graphql`
  fragment TranslatedLayout on Query {
    layout(language: { eq: $language }) @include(if: $isTranslated) {
      inLanguage
      ...LayoutContentFields
    }
  }

  fragment LayoutContentFields on Layout {
    site {
      locale
      layoutInHtml
      phone
      email
      address {
        ...PostalAddressFields
      }
      openingHours {
        text
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
      delivery {
        ...FormDeliveryFields
      }
      sending
      withoutScripts
      failure {
        ...FormFailureFields
      }
    }
    pages
    announcement
    integrations
    downloads
    places
  }
`;
