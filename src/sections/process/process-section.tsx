import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import { ProcessStep } from './process-step';
import type { ProcessContent } from './definition';
import * as styles from './process.module.css';

/** Numbered steps along a line, on the panels of a folded sheet that slides over the section's heading. */
export default function ProcessSection({ content }: { content: ProcessContent }) {
  const { anchor, title, intro, steps } = content;
  return (
    <Section id={anchor} tone="sunken" className="pb-0">
      <div
        className={`${styles.head} page-container pt-6 pb-[clamp(4.5rem,8vw,7rem)] lg:min-h-[min(56svh,36rem)] print:min-h-0`}
      >
        <SectionHead section={anchor} title={title} intro={intro} isGiant />
      </div>
      <div className={`${styles.sheet} relative bg-canvas`}>
        <ol>
          {steps.map((step, index) => (
            <ProcessStep key={index} step={step} number={index + 1} isLast={index === steps.length - 1} />
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
