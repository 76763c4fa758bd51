import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import { ServiceRow } from './service-row';
import type { ServicesContent } from './definition';
import * as styles from './services.module.css';

/** What the agency offers: a row for each service, with a piece of work. */
export default function ServicesSection({ content }: { content: ServicesContent }) {
  const { anchor, title, intro, services, linkText } = content;
  return (
    <Section id={anchor} tone="folded" className={`${styles.section} pt-head`}>
      <div className="page-container">
        <SectionHead section={anchor} title={title} intro={intro} isWide />
        <ul className="mt-8 grid">
          {services.map((service, index) => (
            <ServiceRow key={service.slug} service={service} index={index} linkText={linkText} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServicesSection on Services {
    ...ServicesFields
    services {
      image {
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1080, 1440])
          }
        }
      }
      responsiveDemo {
        image {
          file {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1680])
            }
          }
        }
        products {
          image {
            file {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480])
              }
            }
          }
        }
      }
    }
  }
`;
