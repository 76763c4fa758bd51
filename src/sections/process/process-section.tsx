import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import { ProcessStep } from './process-step';
import type { ProcessContent } from './definition';

/** Numbered steps along a line, on the panels of a folded sheet that slides over the section's heading. */
export default function ProcessSection({ content }: { content: ProcessContent }) {
  const { anchor, title, intro, steps } = content;
  return (
    <Section id={anchor} tone="sunken" className="pb-0">
      <div className="process-head page-container">
        <SectionHead section={anchor} title={title} intro={intro} isGiant />
      </div>
      <div className="process-sheet">
        <ol>
          {steps.map((step, index) => (
            <ProcessStep key={index} step={step} number={index + 1} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProcessSection on Process {
    ...ProcessFields
  }
`;
