import { ArrowRightIcon } from '@heroicons/react/24/outline';
import type { Service, ServicesContent } from './definition';
import { exampleOf, ServiceExample } from './examples/service-example';
import { ServiceHeading } from './service-heading';
import * as styles from './service-card.module.css';

type ServiceCardsProps = Pick<ServicesContent, 'services' | 'linkText'>;

/** The services of looks with cards, or with a column for headings. Other looks have none of the styles. */
export const ServiceCards = ({ services, linkText }: ServiceCardsProps) =>
  __PARTS__.layout === 'offset' || __PARTS__.layout === 'centred' ? null : (
    <ul role="list" className={`mt-head ${styles.services}`}>
      {services.map((service) => (
        <ServiceCard key={service.slug} service={service} linkText={linkText} />
      ))}
    </ul>
  );

function ServiceCard({ service, linkText }: { service: Service; linkText: string }) {
  const { title, description, features, icon, href } = service;
  const example = exampleOf(service);
  // The link covers the rest of the card.
  const hasControls = example === 'responsiveDemo' || example === 'prototype';
  return __PARTS__.layout === 'offset' || __PARTS__.layout === 'centred' ? null : (
    <li className={`relative ${styles.service}`}>
      {example && (
        <ServiceExample
          service={service}
          kind={example}
          className={hasControls ? `${styles.example} ${styles.interactive}` : styles.example}
        />
      )}
      <ServiceHeading title={title} icon={icon} href={href} />
      <p className="text-ink-muted">{description}</p>
      <ul role="list" className={styles.features}>
        {features.map((feature, index) => (
          <li key={index} className={`text-small ${styles.feature}`}>
            {feature}
          </li>
        ))}
      </ul>
      {href && (
        <span className="flex items-center gap-2 font-semibold text-accent" aria-hidden="true">
          {linkText}
          <ArrowRightIcon className="size-5 rtl:-scale-x-100" />
        </span>
      )}
    </li>
  );
}
