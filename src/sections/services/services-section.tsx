import { ArrowUpRightIcon } from '@heroicons/react/24/outline';
import { HeadedSection } from '../../ui/section';
import type { Section } from '../../content-model/model';
import type { definition, Service } from './definition';
import { exampleOf, ServiceExample } from './service-example';
import { ServiceHeading } from './service-heading';
import * as rowStyles from './service-row.module.css';
import * as styles from './services.module.css';

/** How text and example are placed on wide screens. */
const layoutOf = (index: number) =>
  [rowStyles.textFirst, rowStyles.exampleFirst][index % 3] ?? rowStyles.threeColumns;

export default function ServicesSection({ content }: Section<typeof definition>) {
  const { services, linkText } = content;
  return (
    <HeadedSection content={content} tone="folded" className={styles.section}>
      <ul role="list" className={`swipe-row ${styles.services}`}>
        {services.map((service, index) => (
          <ServiceRow key={service.slug} service={service} index={index} linkText={linkText} />
        ))}
      </ul>
    </HeadedSection>
  );
}

interface ServiceRowProps {
  service: Service;
  index: number;
  linkText: string;
}

/** One service. If it has a page, its text is a link to it, and its picture too. */
function ServiceRow({ service, index, linkText }: ServiceRowProps) {
  const { title, description, features, icon, href } = service;
  const example = exampleOf(service);
  const layout = example ? layoutOf(index) : rowStyles.threeColumns;
  // An interactive example has controls of its own.
  const isLinkOnly = example === 'image' || example === 'illustration';
  const target = href ? rowStyles.target : '';
  return (
    <li className={`${rowStyles.row} ${layout} ${isLinkOnly ? target : ''}`.trim()}>
      <div className={`${rowStyles.text} ${isLinkOnly ? '' : target}`.trim()}>
        <ServiceHeading title={title} icon={icon} href={href} />
        <p className={rowStyles.description}>{description}</p>
        <ul role="list" className={rowStyles.features}>
          {features.map((feature, index) => (
            <li key={index} className={rowStyles.feature}>
              {feature}
            </li>
          ))}
        </ul>
        {href && (
          <span className={rowStyles.more} aria-hidden="true">
            {linkText}
            <ArrowUpRightIcon className={rowStyles.arrow} />
          </span>
        )}
      </div>
      {example && <ServiceExample service={service} kind={example} className={rowStyles.example} />}
    </li>
  );
}
