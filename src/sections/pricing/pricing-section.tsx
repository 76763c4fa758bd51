import { graphql } from 'gatsby';
import { useState } from 'react';
import { Section, SectionHead } from '../../ui/section';
import { SegmentedControl } from '../../ui/controls/segmented-control';
import { MvpCard } from './mvp-card';
import { PlanCard } from './plan-card';
import { PlanSwitch } from './plan-switch';

/** The plans, the card that switches between several plans, and the wide card. */
export function PricingSection({ content }: { content: Queries.PricingSectionFragment }) {
  const { anchor, title, intro, popularLabel, topToggle, plans, switchCard, mvp } = content;
  const [projectType, setProjectType] = useState(topToggle?.options[0] ?? '');
  return (
    <Section id={anchor} className="overflow-clip">
      <div className="page-container">
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-8">
          <SectionHead section={anchor} title={title} intro={intro} className="max-w-[44rem]" />
          {topToggle && <SegmentedControl {...topToggle} value={projectType} onChange={setProjectType} />}
        </div>
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
