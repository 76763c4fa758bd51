import { RadioGroup } from '../../ui/controls/radio-group';
import { Button } from '../../ui/controls/button';
import { SwipeRow } from '../../ui/controls/swipe-row';
import { Image } from '../../ui/image';
import { headClass, SectionFrame, SectionHead } from '../../ui/section';
import { PlanBody, PlanCard, PlanFrame, Price } from './plan-card';
import type { Section } from '../../content-model/model';
import type { definition, PricingContent } from './definition';
import * as styles from './pricing.module.css';

export default function PricingSection({ content }: Section<typeof definition>) {
  const { anchor, popularLabel, topToggle, plans, switchCard, mvp } = content;
  const cards = [
    ...plans.map((plan, index) => <PlanCard key={index} plan={plan} popularLabel={popularLabel} />),
    switchCard && <PlanSwitch key="switch" {...switchCard} />,
  ];
  // All prices are in view, also where the plans are a row.
  const shownPlans = switchCard?.variants[0] ? [...plans, switchCard.variants[0].plan] : plans;
  const names = shownPlans.map(({ name, price }) => `${name} ${price}`);
  return (
    <SectionFrame id={anchor} className="overflow-clip">
      <div className="page-container">
        <SectionHead {...content} className={__PARTS__.layout === 'centred' ? headClass : undefined} />
        {topToggle && (
          <div className="mt-head">
            <RadioGroup {...topToggle} look="line" />
          </div>
        )}
        {__PARTS__.layout === 'centred' ? (
          <ul role="list" className={styles.plans}>
            {cards}
          </ul>
        ) : (
          <SwipeRow className={styles.plans} names={names}>
            {cards}
          </SwipeRow>
        )}
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
    className={styles.switchCard}
    mark={<RadioGroup label={label} options={variants.map(({ option }) => option)} look="strip" />}
  >
    {variants.map(({ option, plan }, index) => (
      <div
        key={option}
        data-option={index}
        className={index > 0 ? `${styles.variant} ${styles.further}` : styles.variant}
      >
        <PlanBody plan={plan} buttonClass={styles.variantButton} featuresClass={styles.variantFeatures} />
      </div>
    ))}
  </PlanFrame>
);

type MvpCardProps = NonNullable<PricingContent['mvp']>;

const MvpCard = ({ name, price, description, ctaText, ctaLink, image, caption }: MvpCardProps) => (
  <div className={`inverse fold-on-hover dark:bg-surface ${styles.wideCard}`}>
    <div className={styles.text}>
      <h3 className="text-large">{name}</h3>
      <div className="mt-6">
        <Price>{price}</Price>
      </div>
      <p className={styles.description}>{description}</p>
      <Button href={ctaLink} className="mt-8">
        {ctaText}
      </Button>
    </div>
    <figure className={styles.figure}>
      <Image {...image} sizes="(min-width: 64rem) 64vw, 100vw" className={styles.image} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  </div>
);
