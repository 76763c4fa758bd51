import { graphql } from 'gatsby';
import { Section, SectionHead } from '../ui/section';
import { ServiceCard } from './service-card';

/** What the agency offers: a cross of hairlines with a service in each quarter. */
export function ServicesSection({ content }: { content: Queries.ServicesSectionFragment }) {
  const { title, intro, services, linkText } = content;
  return (
    <Section id="services">
      <div className="wrap grid-12 gap-y-14">
        <SectionHead
          section="services"
          title={title}
          intro={intro}
          className="services-head col-span-12 lg:col-span-4"
        />
        <ul className="service-cross col-span-12 lg:col-span-8">
          {services.map((service, index) => (
            <ServiceCard key={service.slug} service={service} number={index + 1} linkText={linkText} />
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
