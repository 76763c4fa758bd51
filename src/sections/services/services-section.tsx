import { ArrowUpRightIcon } from '@heroicons/react/24/outline';
import { Link } from '../../ui/controls/link';
import { Icon } from '../../ui/icon';
import { HeadedSection } from '../../ui/section';
import type { Service, ServicesContent } from './definition';
import { exampleOf, ServiceExample } from './service-example';
import * as styles from './services.module.css';

interface Layout {
  /** Where its upper line bends, in columns. */
  row: string;
  text: string;
  features?: string;
  link?: string;
  example: string;
  /** The aspect ratio of the example, if it is not that of its kind. */
  aspect?: string;
}

/**
 * The places of text and example on wide screens. Without an example, and above a wide one, the text has three columns. On
 * very wide screens examples go on to the edges of the page.
 */
const threeColumns: Layout = {
  row: 'lg:[--columns:4]',
  text: 'lg:col-span-full lg:grid-cols-3 lg:grid-rows-[auto_1fr]',
  features: 'lg:col-start-3 lg:row-span-2',
  link: 'lg:col-start-2 lg:row-start-2 lg:items-start',
  example:
    'lg:order-none lg:col-span-full 2xl:-mx-(--outside) 2xl:max-h-[70svh] 2xl:w-[100vw] 2xl:rounded-none',
};
const textFirst = {
  row: 'lg:[--columns:4]',
  text: 'lg:col-span-4 lg:grid-rows-[auto_1fr]',
  // The handle of the shop needs the gutter.
  example:
    'lg:col-start-5 lg:-col-end-1 lg:row-start-1 2xl:w-[calc(100%+var(--outside)-var(--handle,0px))] 2xl:rounded-e-none',
  aspect: 'lg:aspect-8/5',
};
const exampleFirst = {
  row: 'lg:[--columns:8]',
  text: 'lg:col-start-9 lg:-col-end-1 lg:grid-rows-[auto_1fr]',
  example:
    'lg:col-span-8 lg:col-start-1 lg:row-start-1 2xl:-ms-(--outside) 2xl:w-[calc(100%+var(--outside))] 2xl:rounded-s-none',
  aspect: 'lg:aspect-11/8 2xl:aspect-8/5',
};

const layoutOf = (index: number): Layout => [textFirst, exampleFirst][index % 3] ?? threeColumns;

export default function ServicesSection({ content }: { content: ServicesContent }) {
  const { services, linkText } = content;
  return (
    <HeadedSection
      content={content}
      tone="folded"
      className={`${styles.section} relative isolate overflow-clip pt-head`}
    >
      <ul role="list" className="mt-8 grid">
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
  const layout = example ? layoutOf(index) : threeColumns;
  // An interactive example has controls of its own.
  const isLinkOnly = example === 'image' || example === 'illustration';
  return (
    <li
      className={`${styles.row} ${layout.row} ${isLinkOnly ? 'group' : ''} relative grid break-inside-avoid grid-cols-1 gap-x-gutter gap-y-8 pt-[clamp(2.25rem,3.5vw,2.75rem)] pb-[clamp(2.5rem,5vw,4.5rem)] [--columns:2.5] lg:grid-cols-12`}
    >
      <div
        className={`${isLinkOnly ? '' : 'group relative'} grid gap-4 gap-x-gutter md:max-lg:grid-cols-[1fr_1fr] md:max-lg:grid-rows-[auto_auto_1fr] ${layout.text}`}
      >
        {/* A long word may use the gutter. The icon is beside the middle of the first line. */}
        <h3 className="flex gap-3 text-large lg:-me-gutter">
          <Icon icon={icon} className="mt-[calc(0.5lh-1rem)] size-8 shrink-0 stroke-[1.25] text-accent" />
          {/* The link covers the text. A title of one line is lower than a finger needs. */}
          {href ? (
            <Link
              href={href}
              className="after:absolute after:inset-x-0 after:-inset-y-2 after:z-1 focus-visible:[box-shadow:none] focus-visible:outline-none focus-visible:after:[outline:2px_solid_var(--color-focus)] focus-visible:after:outline-offset-2 print:after:hidden"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="text-ink-muted 2xl:text-[1.25rem]">{description}</p>
        <ul role="list" className={`md:max-lg:col-start-2 md:max-lg:row-span-full ${layout.features ?? ''}`}>
          {features.map((feature, index) => (
            <li key={index} className="border-t border-hairline py-2">
              {feature}
            </li>
          ))}
        </ul>
        {href && (
          <span
            className={`flex items-center gap-2 font-semibold text-accent ${layout.link ?? 'lg:col-start-1'}`}
            aria-hidden="true"
          >
            {linkText}
            <ArrowUpRightIcon className="size-5 transition-[translate] duration-150 group-hover:translate-x-[3px] group-hover:-translate-y-[3px] rtl:-scale-x-100 rtl:group-hover:-translate-x-[3px]" />
          </span>
        )}
      </div>
      {example && (
        <ServiceExample
          service={service}
          kind={example}
          className={layout.example}
          wideAspect={layout.aspect}
        />
      )}
    </li>
  );
}
