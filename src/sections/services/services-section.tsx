import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import { ServiceRow } from './service-row';

/** What the agency offers: a row for each service. */
export function ServicesSection({ content }: { content: Queries.ServicesSectionFragment }) {
  const { anchor, title, intro, services, linkText } = content;
  return (
    <Section id={anchor}>
      <div className="page-container">
        <SectionHead section={anchor} title={title} intro={intro} isWide />
        <ul className="mt-head grid border-b border-hairline">
          {services.map((service, index) => (
            <ServiceRow key={service.slug} {...service} number={index + 1} linkText={linkText} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServicesSection on Services {
    ...ServicesFields
  }
`;
