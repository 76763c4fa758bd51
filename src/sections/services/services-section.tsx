import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import { ServiceRow } from './service-row';

/** What the agency offers: a row for each service. */
export function ServicesSection({ content }: { content: Queries.ServicesSectionFragment }) {
  const { title, intro, services, linkText } = content;
  return (
    <Section id="services">
      <div className="wrap">
        <SectionHead section="services" title={title} intro={intro} className="head-wide" />
        <ul className="service-rows">
          {services.map((service, index) => (
            <ServiceRow key={service.slug} service={service} number={index + 1} linkText={linkText} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServicesSection on Services {
    title
    intro
    linkText
    services {
      slug
      title
      description
      features
      drawing {
        viewBox
        paths
      }
      href
    }
  }
`;
