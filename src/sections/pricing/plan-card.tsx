import { CheckIcon } from '@heroicons/react/20/solid';
import { ButtonLink } from '../../ui/controls/button';
import { PlanFrame } from './plan-frame';

type Plan = Queries.PlanCardFragment;

/** The card of one plan. */
export function PlanCard({ plan, popularLabel }: { plan: Plan; popularLabel: string }) {
  return (
    <PlanFrame
      isPopular={plan.popular}
      mark={
        plan.popular && (
          <span className="inline-flex min-h-8 items-center rounded-full bg-signal px-3.5 text-small font-semibold text-signal-ink forced-colors:border">
            {popularLabel}
          </span>
        )
      }
    >
      <PlanBody plan={plan} />
    </PlanFrame>
  );
}

/** Name, price, button and features of a plan. */
export function PlanBody({ plan: { name, price, popular, features, ctaText, ctaLink } }: { plan: Plan }) {
  return (
    <>
      <h3 className="text-title">{name}</h3>
      <p className="font-display text-price font-semibold">{price}</p>
      <ButtonLink href={ctaLink} look={popular ? 'filled' : 'quiet'} className="mt-2 w-full">
        {ctaText}
      </ButtonLink>
      <ul>
        {features.map((feature, index) => (
          <li key={index} className="flex gap-3">
            <CheckIcon aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}
