import { RadioGroup } from '../../ui/controls/radio-group';
import { PlanBody, PlanFrame } from './plan-card';
import type { PricingContent } from './definition';

/**
 * A card that shows one of several plans. All are rendered in the same place, so that the card has the height of the
 * longest and does not jump. The style sheet shows the chosen one, also without scripts.
 */
export const PlanSwitch = ({ label, variants }: NonNullable<PricingContent['switchCard']>) => (
  <PlanFrame mark={<RadioGroup label={label} options={variants.map(({ option }) => option)} look="strip" />}>
    {variants.map(({ option, plan }, index) => (
      <div key={option} className="plan-variant" data-option={index}>
        <PlanBody plan={plan} />
      </div>
    ))}
  </PlanFrame>
);
