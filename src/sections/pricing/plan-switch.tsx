import { useState } from 'react';
import { RadioGroup } from '../../ui/controls/radio-group';
import { PlanBody, PlanFrame } from './plan-card';

/**
 * A card that shows one of several plans. All are rendered in the same place, so that the card has the height of the
 * longest and does not jump. Only the chosen plan is visible and focusable.
 */
export function PlanSwitch({ label, variants }: Queries.PricingSwitchFieldsFragment) {
  const [chosen, setChosen] = useState(variants[0]?.option ?? '');
  return (
    <PlanFrame
      mark={
        <RadioGroup
          label={label}
          options={variants.map(({ option }) => option)}
          value={chosen}
          onChange={setChosen}
          look="strip"
        />
      }
    >
      {variants.map(({ option, plan }) => {
        const isShown = option === chosen;
        return (
          <div key={option} className="plan-variant" aria-hidden={!isShown} inert={!isShown}>
            <PlanBody plan={plan} />
          </div>
        );
      })}
    </PlanFrame>
  );
}
