import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { Section, SectionHead } from '../../ui/section';
import { ProcessStep } from './process-step';

/** Numbered steps along a line. */
export function ProcessSection({ content }: { content: Queries.ProcessSectionFragment }) {
  const { anchor, title, intro, steps } = content;
  return (
    <Section id={anchor} tone="sunken">
      <div className="page-container">
        <SectionHead section={anchor} title={title} intro={intro} isWide />
        <div className="@container">
          <ol
            className={`process-path grid ${steps.length > 8 ? 'process-list' : ''}`}
            style={{ '--steps': Math.max(steps.length, 4) } as CSSProperties}
          >
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
    ...ProcessFields
  }
`;
