import { SectionFrame, SectionHead } from '../../ui/section';
import { RadioGroup } from '../../ui/controls/radio-group';
import { MvpCard } from './mvp-card';
import { PlanCard } from './plan-card';
import { PlanSwitch } from './plan-switch';
import type { PricingContent } from './definition';

/** The plans, the card that switches between several plans, and the wide card. */
export default function PricingSection({ content }: { content: PricingContent }) {
  const { anchor, popularLabel, topToggle, plans, switchCard, mvp } = content;
  return (
    <SectionFrame id={anchor} className="overflow-clip">
      <div className="page-container">
        <SectionHead {...content} />
        {topToggle && (
          <div className="mt-head">
            <RadioGroup {...topToggle} look="line" />
          </div>
        )}
        {/* A long word does not make the cards wider than the screen. At most three columns: a price needs the space. */}
        <ul
          className={`grid gap-y-11 md:grid-cols-[1fr_1fr] md:gap-x-6 lg:mt-9 lg:grid-cols-[repeat(auto-fit,minmax(max(18rem,30%),1fr))] lg:gap-x-gutter ${switchCard ? 'mt-16 grid-cols-[minmax(0,1fr)]' : 'swipe-row mt-11 gap-x-4 py-5 *:snap-start md:mt-16 md:py-0'}`}
        >
          {plans.map((plan, index) => (
            <PlanCard key={index} plan={plan} popularLabel={popularLabel} />
          ))}
          {switchCard && <PlanSwitch {...switchCard} />}
        </ul>
      </div>
      {mvp && <MvpCard {...mvp} />}
    </SectionFrame>
  );
}
