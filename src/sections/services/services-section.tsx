import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import { ServiceRow } from './service-row';

/** What the agency offers: a row for each service, with a piece of work. */
export function ServicesSection({ content }: { content: Queries.ServicesSectionFragment }) {
  const { anchor, title, intro, services, linkText } = content;
  return (
    <Section id={anchor} className="services-section pt-head">
      <div className="page-container">
        <SectionHead section={anchor} title={title} intro={intro} isWide />
        <ul className="mt-8 grid">
          {services.map((service) => (
            <ServiceRow key={service.slug} service={service} linkText={linkText} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServicesSection on Services {
    anchor
    title
    intro
    linkText
    services {
      slug
      title
      description
      features
      href
      illustration
      website {
        name
        shop
        links
        title
        action
        image {
          src
          focalPoint
          file {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1680])
            }
          }
        }
        products {
          title
          price
          image {
            src
            focalPoint
            file {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480])
              }
            }
          }
        }
      }
      prototype {
        name
        title
        detail
        question
        times {
          time
          note
        }
        action
        confirmation
        restart
      }
      icon {
        viewBox
        paths
      }
      image {
        src
        alt
        focalPoint
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1080, 1440])
          }
        }
      }
    }
  }
`;
