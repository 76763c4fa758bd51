import { RadioGroup } from '../../ui/controls/radio-group';
import { PlanBody, PlanFrame } from './plan-card';
import type { PricingContent } from './definition';
import * as styles from './plan-switch.module.css';

/**
 * A card that shows one of several plans. All are rendered in the same place, so that the card has the height of the
 * longest and does not jump. The style sheet shows the chosen one, also without scripts.
 */
export const PlanSwitch = ({ label, variants }: NonNullable<PricingContent['switchCard']>) => (
  <PlanFrame
    // The switch rises above the card.
    className={`${styles.card} border-hairline bg-surface not-print:max-lg:mt-4 lg:mt-7 tablet:col-span-full`}
    mark={<RadioGroup label={label} options={variants.map(({ option }) => option)} look="strip" />}
  >
    {variants.map(({ option, plan }, index) => (
      <div
        key={option}
        data-option={index}
        className={`${styles.variant} grid grid-rows-subgrid gap-[inherit] [grid-area:var(--row,1)/1/span_4] print:[grid-area:auto] print:[grid-template:none] tablet:gap-x-gutter tablet:gap-y-3.5 tablet:[grid-template:auto_auto_1fr/1fr_1fr] ${index > 0 ? 'print:mt-8' : ''}`}
      >
        <PlanBody
          plan={plan}
          buttonClass="tablet:[grid-area:1/2/span_2] tablet:self-end"
          featuresClass="tablet:[grid-area:3/1/auto/-1] tablet:grid-cols-[1fr_1fr]"
        />
      </div>
    ))}
  </PlanFrame>
);
