import { graphql, useStaticQuery } from 'gatsby';

/**
 * Everything the layout shows. One query for header and footer, since every static query is a request of its own.
 * Components use the hooks beside this one, each of which gives one ready part.
 */
export function useLayoutContent() {
  return useStaticQuery<Queries.LayoutContentQuery>(graphql`
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
      navigation {
        groups {
          title
          items {
            title
            description
            href
            drawing {
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
          drawing {
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
}

/**
 * Asserts that a content file has been sourced.
 *
 * @param value what the query gave
 * @param file the file it comes from
 * @throws when it is missing, which the content check rules out
 */
export function required<Value>(value: Value | null | undefined, file: string): Value {
  if (!value) throw new Error(`The query found nothing: is content/${file} there?`);
  return value;
}
