import { useState } from 'react';
import { SegmentedControl } from '../../ui/segmented-control';
import { PlanBody } from './plan-card';

type PlanSwitchProps = Queries.PricingSectionFragment['switchCard'];

/**
 * A card that shows one of several plans. All of them lie in the same place, so that the card is as high as the
 * longest and does not jump; only the chosen one can be seen, reached and read.
 */
export function PlanSwitch({ label, variants }: PlanSwitchProps) {
  const [chosen, setChosen] = useState(variants[0]?.option ?? '');
  return (
    <li className="plan plan-switch">
      <div className="plan-mark">
        <SegmentedControl
          label={label}
          options={variants.map(({ option }) => option)}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      {variants.map(({ option, plan }) => {
        const isShown = option === chosen;
        return (
          <div
            key={option}
            className="plan-variant"
            data-shown={isShown}
            aria-hidden={!isShown}
            inert={!isShown}
          >
            <PlanBody plan={plan} />
          </div>
        );
      })}
    </li>
  );
}
