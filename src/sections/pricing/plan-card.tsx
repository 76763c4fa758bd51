import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button';
import { checkIcon } from '../../ui/control-icons';
import { Icon } from '../../ui/icon';
import { Price } from './price';
import type { PricingContent } from './definition';

type Plan = PricingContent['plans'][number];

interface PlanFrameProps {
  /** What is placed over the middle of the card's upper edge. */
  mark?: ReactNode;
  look?: string;
  children: ReactNode;
}

/** The card of a plan in the list of plans. */
export const PlanFrame = ({ mark, look = 'border-hairline bg-surface', children }: PlanFrameProps) => (
  <li className={`plan relative rounded-large border ${look}`}>
    <div>{mark}</div>
    {children}
  </li>
);

/** The card of one plan. A popular plan is raised, on an inverse surface, or on white paper in the dark theme. */
export const PlanCard = ({ plan, popularLabel }: { plan: Plan; popularLabel: string }) => (
  <PlanFrame
    look={
      plan.popular
        ? 'popular-plan inverse border-transparent dark:border-accent dark:bg-raised print:border-hairline'
        : undefined
    }
    mark={
      plan.popular && (
        <span className="inline-flex min-h-8 items-center rounded-full bg-signal px-3.5 text-small font-semibold text-signal-ink">
          {popularLabel}
        </span>
      )
    }
  >
    <PlanBody plan={plan} />
  </PlanFrame>
);

/** Name, price, button and features of a plan. */
export const PlanBody = ({ plan: { name, price, popular, features, ctaText, ctaLink } }: { plan: Plan }) => (
  <>
    <h3 className="text-title">{name}</h3>
    <Price>{price}</Price>
    <ButtonLink href={ctaLink} look={popular ? 'filled' : 'quiet'} className="mt-2 w-full">
      {ctaText}
    </ButtonLink>
    <ul>
      {features.map((feature, index) => (
        <li key={index} className="flex gap-3">
          <Icon icon={checkIcon} className="mt-1 size-5 shrink-0 text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  </>
);
