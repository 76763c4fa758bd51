import { CheckIcon } from '@heroicons/react/20/solid';
import { ButtonLink } from '../../ui/button';

type Plan = Queries.PlanCardFragment;

/** A plan's card: the popular one stands on ink, higher than the rest. */
export function PlanCard({ plan, popularLabel }: { plan: Plan; popularLabel: string }) {
  return (
    <li className={`plan ${plan.popular ? 'plan-popular stage' : ''}`}>
      <div className="plan-mark">{plan.popular && <span className="popular-label">{popularLabel}</span>}</div>
      <PlanBody plan={plan} />
    </li>
  );
}

/** What a plan is, costs and includes, and its button. */
export function PlanBody({ plan: { name, price, popular, features, ctaText, ctaLink } }: { plan: Plan }) {
  return (
    <>
      <h3 className="text-title">{name}</h3>
      <p className="font-display text-price font-semibold tabular-nums">{price}</p>
      <ButtonLink href={ctaLink} look={popular ? 'filled' : 'quiet'} className="mt-2 w-full">
        {ctaText}
      </ButtonLink>
      <ul className="plan-features">
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
