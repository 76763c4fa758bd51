import { RadioGroup } from '../../ui/controls/radio-group';
import { Button } from '../../ui/controls/button';
import { Image } from '../../ui/image';
import { SectionFrame, SectionHead } from '../../ui/section';
import { PlanBody, PlanCard, PlanFrame, Price } from './plan-card';
import type { PricingContent } from './definition';
import * as styles from './pricing.module.css';

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
          role="list"
          className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-y-11 md:grid-cols-[1fr_1fr] md:gap-x-6 lg:mt-9 lg:grid-cols-[repeat(auto-fit,minmax(max(18rem,30%),1fr))] lg:gap-x-gutter"
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

/**
 * A card that shows one of several plans. All are rendered in the same place, so that the card has the height of the
 * longest and does not jump. The style sheet shows the chosen one, also without scripts.
 */
const PlanSwitch = ({ label, variants }: NonNullable<PricingContent['switchCard']>) => (
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

type MvpCardProps = NonNullable<PricingContent['mvp']>;

const MvpCard = ({ name, price, description, ctaText, ctaLink, image, caption }: MvpCardProps) => (
  <div className="inverse turning mx-gutter mt-[2.75rem] grid break-inside-avoid overflow-clip rounded-large lg:ms-[max(var(--spacing-gutter),(100%-var(--content))/2)] lg:me-0 lg:mt-[calc(var(--spacing-gutter)*2+1.5rem)] lg:min-h-(--height) lg:rounded-e-none lg:[--height:clamp(34rem,36vw,48rem)] lg:[grid-template:'text_image'_1fr_'caption_image'_auto/minmax(0,4.6fr)_minmax(0,8.4fr)] dark:bg-surface print:border print:border-hairline forced-colors:border">
    <div className="px-7 py-9 lg:self-center lg:p-8">
      <h3 className="text-large">{name}</h3>
      <div className="mt-6">
        <Price>{price}</Price>
      </div>
      <p className="mt-6 max-w-[28em] text-balance text-ink-muted">{description}</p>
      <Button href={ctaLink} className="mt-8">
        {ctaText}
      </Button>
    </div>
    <figure className="lg:contents print:hidden">
      <Image
        {...image}
        sizes="(min-width: 64rem) 64vw, 100vw"
        className="aspect-3/2 w-full object-cover lg:h-0 lg:min-h-full lg:[--cut:calc(var(--height)*0.25*(2-var(--progress)))] lg:[grid-area:image] lg:slanted"
      />
      {caption && (
        <figcaption className="p-7 text-small text-balance text-ink-muted lg:p-8 lg:[grid-area:caption]">
          {caption}
        </figcaption>
      )}
    </figure>
  </div>
);
