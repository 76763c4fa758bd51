import { HeadedSection } from '../../ui/section';
import { ServiceRow } from './service-row';
import type { ServicesContent } from './definition';
import * as styles from './services.module.css';

/** What the agency offers: a row for each service, with a piece of work. */
export default function ServicesSection({ content }: { content: ServicesContent }) {
  const { services, linkText } = content;
  return (
    <HeadedSection
      content={content}
      tone="folded"
      className={`${styles.section} relative isolate overflow-clip pt-head`}
    >
      <ul className="mt-8 grid">
        {services.map((service, index) => (
          <ServiceRow key={service.slug} service={service} index={index} linkText={linkText} />
        ))}
      </ul>
    </HeadedSection>
  );
}
