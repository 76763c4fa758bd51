import type { ReactNode } from 'react';
import { CheckIcon } from '@heroicons/react/24/outline';
import { Button } from '../../ui/controls/button';
import * as styles from './plan-card.module.css';
import * as labelStyles from './plan-label.module.css';
import type { PricingContent } from './definition';

/** A price in large type. A long one is smaller, so that it fits into its card. */
export const Price = ({ children }: { children: string }) => (
  <p className="@container" style={{ '--letters': children.length }}>
    <span className={styles.price}>{children}</span>
  </p>
);

type Plan = PricingContent['plans'][number];

interface PlanFrameProps {
  /** What is placed over the middle of the card's upper edge. */
  mark?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The card of a plan in the list of plans. */
export const PlanFrame = ({ mark, className = '', children }: PlanFrameProps) => (
  <li className={`fold-on-hover ${styles.plan} ${className}`.trim()}>
    {mark && <div className={styles.mark}>{mark}</div>}
    {children}
  </li>
);

/** The card of one plan. */
export const PlanCard = ({ plan, popularLabel }: { plan: Plan; popularLabel: string }) => (
  <PlanFrame
    className={plan.popular && __PARTS__.layout !== 'centred' ? `inverse ${styles.popular}` : undefined}
    mark={plan.popular && <span className={labelStyles.label}>{popularLabel}</span>}
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
      <Button
        href={ctaLink}
        look={popular ? 'filled' : 'quiet'}
        className={`mt-2 w-full ${buttonClass}`.trim()}
      >
        {ctaText}
      </Button>
      <ul role="list" className={`${styles.features} ${featuresClass}`.trim()}>
        {features.map((feature, index) => (
          <li
            key={index}
            className={
              index < features.length - featuresBesideCorner
                ? styles.feature
                : `${styles.feature} ${styles.besideCorner}`
            }
          >
            <CheckIcon className={styles.check} />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}
