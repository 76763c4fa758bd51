import { graphql, useStaticQuery } from 'gatsby';
import { required } from '../required';

export type LayoutContent = ReturnType<typeof useLayoutContent>;

/**
 * The content that every page shows, and the labels. It is one query, because the browser requests the result of each
 * static query separately. The query lists at most 100 pages: on a large site, all of them would be in every page.
 */
export function useLayoutContent() {
  const { siteSettings, labels, navigation, footer, forms, allPage } =
    useStaticQuery<Queries.LayoutContentQuery>(graphql`
      query LayoutContent {
        siteSettings {
          name
          indexPlaceholders
          phone
          email
          address {
            street
            locality
            postalCode
            country
          }
        }
        labels {
          skipLink
          home
          mainNavigation
          social
          legal
          switchToDark
          switchToLight
          openMenu
          closeMenu
          menu
          slideshow
          pauseSlideshow
          playSlideshow
          goToSlide
          waysOn
          everyPage
          everyPageAtHome
          partFailed
          tryAgain
          goHome
        }
        navigation {
          groups {
            title
            items {
              title
              description
              href
              icon {
                viewBox
                paths
              }
            }
          }
          links {
            title
            href
          }
          contactButton
        }
        footer {
          closingLine
          blurb
          lists {
            title
            links {
              title
              href
            }
          }
          contactTitle
          newsletter {
            title
            text
            label
            placeholder
            button
            success
          }
          social {
            title
            href
            icon {
              viewBox
              paths
            }
          }
          rights
          legal {
            title
            href
          }
        }
        forms {
          delivery {
            kind
            endpoint
            newsletterEndpoint
            honeypot
          }
          sending
          failure {
            failed
            timeout
            offline
            invalid
            retry
          }
        }
        allPage(limit: 100) {
          totalCount
          nodes {
            path
            title
          }
        }
      }
    `);
  return {
    site: required(siteSettings, 'site.json'),
    labels: required(labels, 'labels.json'),
    navigation: required(navigation, 'navigation.json'),
    footer: required(footer, 'footer.json'),
    forms: required(forms, 'forms.json'),
    pages: allPage,
  };
}
