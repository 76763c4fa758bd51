import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import { RadioGroup } from '../../ui/controls/radio-group';
import { MvpCard } from './mvp-card';
import { PlanCard } from './plan-card';
import { PlanSwitch } from './plan-switch';

/** The plans, the card that switches between several plans, and the wide card. */
export function PricingSection({ content }: { content: Queries.PricingSectionFragment }) {
  const { anchor, title, intro, popularLabel, topToggle, plans, switchCard, mvp } = content;
  return (
    <Section id={anchor} className="overflow-clip">
      <div className="page-container">
        <SectionHead section={anchor} title={title} intro={intro} />
        {topToggle && (
          <div className="mt-head">
            <RadioGroup {...topToggle} look="line" />
          </div>
        )}
        <ul className="plan-list grid">
          {plans.map((plan, index) => (
            <PlanCard key={index} plan={plan} popularLabel={popularLabel} />
          ))}
          {switchCard && <PlanSwitch {...switchCard} />}
        </ul>
      </div>
      {mvp && <MvpCard {...mvp} />}
    </Section>
  );
}

export const fragment = graphql`
  fragment PricingSection on Pricing {
    anchor
    title
    intro
    popularLabel
    topToggle {
      ...PricingToggleFields
    }
    plans {
      ...PlanFields
    }
    switchCard {
      ...PricingSwitchFields
    }
    mvp {
      name
      price
      description
      ctaText
      ctaLink
      caption
      image {
        src
        alt
        focalPoint
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600])
          }
        }
      }
    }
  }
`;
