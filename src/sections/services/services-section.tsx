import { ArrowUpRightIcon } from '@heroicons/react/24/outline';
import { SwipeRow } from '../../ui/controls/swipe-row';
import { HeadedSection } from '../../ui/section';
import type { Section } from '../../content-model/model';
import type { definition, Service } from './definition';
import { ServiceCards } from './service-card';
import { exampleOf, ServiceExample } from './examples/service-example';
import { ServiceHeading } from './service-heading';
import * as lineStyles from './service-line.module.css';
import * as rowStyles from './service-row.module.css';
import * as styles from './services.module.css';
import { useLine } from '../../ui/line';

/** How text and example are placed on wide screens. */
const layouts = [
  { className: rowStyles.textFirst, column: 4 },
  { className: rowStyles.exampleFirst, column: 8 },
] as const;

/** The line through the page is in the margin, before the first column. */
const threeColumns = { className: rowStyles.threeColumns, column: 0 };

const layoutOf = (service: Service | undefined, index: number) =>
  (service && exampleOf(service) && layouts[index % 3]) || threeColumns;

export default function ServicesSection({ content }: Section<typeof definition>) {
  const { services, linkText } = content;
  const hasLine = useLine();
  if (__PARTS__.layout === 'cards' || __PARTS__.layout === 'indexed')
    return (
      <HeadedSection content={content}>
        <ServiceCards services={services} linkText={linkText} />
      </HeadedSection>
    );
  return (
    <HeadedSection
      content={content}
      tone="folded"
      className={styles.section}
      ornament={
        hasLine && (
          <div className={styles.way}>
            <div className="flex h-full">
              <span className={styles.step}>
                <span className={`drawn-across ${styles.across}`} />
              </span>
              <span className={styles.diagonal}>
                <span className={`drawn-down ${styles.line}`} />
              </span>
            </div>
          </div>
        )
      }
    >
      <SwipeRow className={styles.services} names={services.map(({ title }) => title)}>
        {services.map((service, index) => (
          <ServiceRow
            key={service.slug}
            service={service}
            layout={layoutOf(service, index)}
            before={index === 0 ? undefined : layoutOf(services[index - 1], index - 1).column}
            isLast={index === services.length - 1}
            linkText={linkText}
          />
        ))}
      </SwipeRow>
    </HeadedSection>
  );
}

interface ServiceRowProps {
  service: Service;
  layout: ReturnType<typeof layoutOf>;
  /** The column before which the line comes from the previous row. */
  before: number | undefined;
  isLast: boolean;
  linkText: string;
}

/** One service. If it has a page, its text is a link to it, and its picture too. */
function ServiceRow({ service, layout, before, isLast, linkText }: ServiceRowProps) {
  const { title, description, features, icon, href } = service;
  const hasLine = useLine();
  const example = exampleOf(service);
  // An interactive example has controls of its own.
  const isLinkOnly = example === 'image' || example === 'illustration';
  const target = href ? rowStyles.target : '';
  return (
    <li
      className={`${rowStyles.row} ${lineStyles.rule} ${layout.className} ${isLinkOnly ? target : ''}`.trim()}
      style={{ '--from': before ?? layout.column, '--to': layout.column }}
    >
      {hasLine && (
        <>
          <span
            className={`drawn-across ${lineStyles.across} ${before !== undefined && before > layout.column ? lineStyles.back : ''}`}
          />
          <span className={`drawn-down ${lineStyles.down} ${isLast ? lineStyles.last : ''}`} />
          {isLast && <span className={`drawn-across ${lineStyles.leave}`} />}
        </>
      )}
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
      {example && (
        <ServiceExample
          service={service}
          kind={example}
          // The edges of the page would cut the words in a picture.
          className={example === 'image' ? rowStyles.example : `${rowStyles.example} ${rowStyles.bleeding}`}
        />
      )}
    </li>
  );
}
