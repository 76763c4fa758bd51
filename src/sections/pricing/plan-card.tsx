import type { ReactNode } from 'react';
import { CheckIcon } from '@heroicons/react/24/outline';
import { Button } from '../../ui/controls/button';
import * as styles from './pricing.module.css';
import type { PricingContent } from './definition';

/** A price in large type. A long one is smaller, so that it fits into its card. */
export const Price = ({ children }: { children: string }) => (
  <p className="@container" style={{ '--letters': children.length }}>
    <span className="block font-(family-name:--font-display) text-price font-semibold">{children}</span>
  </p>
);

type Plan = PricingContent['plans'][number];

interface PlanFrameProps {
  /** What is placed over the middle of the card's upper edge. */
  mark?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * The card of a plan in the list of plans. The rows name, price, button and features are aligned across cards. On narrow
 * screens, a mark of several lines moves the name down. One of the usual height does not.
 */
export const PlanFrame = ({
  mark,
  className = 'border-hairline bg-surface lg:mt-7',
  children,
}: PlanFrameProps) => (
  <li
    className={`${styles.plan} turning relative grid break-inside-avoid grid-rows-[auto_auto_auto_1fr] gap-y-3.5 rounded-large border p-(--pad) [--pad:1.5rem] md:[--pad:1.75rem] md:not-print:pt-13 lg:not-print:row-span-4 lg:not-print:grid-rows-subgrid lg:not-print:[--pad:2rem] print:grid-rows-none print:content-start ${mark ? 'max-md:grid-rows-[auto_auto_auto_auto_1fr] max-md:pt-0 max-md:[--row:2]' : ''} ${className}`}
  >
    <div
      className={`absolute inset-[0_var(--pad)_auto] -translate-y-1/2 print:static print:translate-none ${mark ? 'max-md:static max-md:-mb-4 max-md:grid max-md:min-h-13.5 max-md:items-center max-md:justify-items-start' : ''}`}
    >
      {mark}
    </div>
    {children}
  </li>
);

/** The card of one plan. A popular plan is raised, on an inverse surface, or on white paper in the dark theme. */
export const PlanCard = ({ plan, popularLabel }: { plan: Plan; popularLabel: string }) => (
  <PlanFrame
    className={
      plan.popular
        ? 'inverse border-transparent [--tint:100%] md:[--corner:96px] lg:mt-1 lg:-mb-6 lg:not-print:pt-19 dark:border-accent dark:bg-raised dark:paper print:border-hairline'
        : undefined
    }
    mark={
      plan.popular && (
        <span className="inline-flex min-h-8 items-center rounded-full bg-signal px-3.5 text-small font-semibold text-signal-ink print:border print:border-hairline forced-colors:border">
          {popularLabel}
        </span>
      )
    }
  >
    <PlanBody plan={plan} />
  </PlanFrame>
);

interface PlanBodyProps {
  plan: Plan;
  buttonClass?: string;
  featuresClass?: string;
}

/** The last features are beside the folded corner. */
const featuresBesideCorner = 2;

export function PlanBody({ plan, buttonClass = '', featuresClass = '' }: PlanBodyProps) {
  const { name, price, popular, features, ctaText, ctaLink } = plan;
  return (
    <>
      <h3 className="text-title">{name}</h3>
      <Price>{price}</Price>
      <Button href={ctaLink} look={popular ? 'filled' : 'quiet'} className={`mt-2 w-full ${buttonClass}`}>
        {ctaText}
      </Button>
      <ul
        role="list"
        className={`mt-3 grid content-start gap-2 border-t border-hairline pt-6 max-md:gap-1.5 max-md:text-small ${featuresClass}`}
      >
        {features.map((feature, index) => (
          <li
            key={index}
            className={`flex gap-3 ${index < features.length - featuresBesideCorner ? '' : 'pe-[calc(var(--corner)*1.13-var(--pad))]'}`}
          >
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent md:mt-1" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}
