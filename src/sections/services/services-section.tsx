import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import { ServiceRow } from './service-row';

/** What the agency offers: a row for each service. */
export function ServicesSection({ content }: { content: Queries.ServicesSectionFragment }) {
  const { title, intro, services, linkText } = content;
  return (
    <Section id="services">
      <div className="page-container">
        <SectionHead section="services" title={title} intro={intro} isWide />
        <ul className="mt-head grid border-b border-hairline">
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
