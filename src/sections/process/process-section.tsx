import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { Section, SectionHead } from '../../ui/section';
import { ProcessStep } from './process-step';

/** How a project runs: numbered steps along one line that folds at each of them. */
export function ProcessSection({
  content: { anchor, title, intro, steps },
}: {
  content: Queries.ProcessSectionFragment;
}) {
  return (
    <Section id={anchor} className="bg-sunken">
      <div className="wrap">
        <SectionHead section={anchor} title={title} intro={intro} className="head-wide" />
        <div className="process-frame">
          <ol className="process-path" style={{ '--steps': steps.length } as CSSProperties}>
            {steps.map((step, index) => (
              <ProcessStep key={index} step={step} index={index} next={steps[index + 1]} />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProcessSection on Process {
    anchor
    title
    intro
    steps {
      icon {
        viewBox
        paths
      }
      title
      description
      colour
    }
  }
`;
