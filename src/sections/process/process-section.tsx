import { SectionFrame, SectionHead } from '../../ui/section';
import { ProcessStep } from './process-step';
import type { ProcessContent } from './definition';
import * as styles from './process.module.css';

/** Numbered steps along a line, on the panels of a folded sheet that slides over the section's heading. */
export default function ProcessSection({ content }: { content: ProcessContent }) {
  const { anchor, steps } = content;
  return (
    <SectionFrame id={anchor} tone="sunken" className="pb-0">
      {/* The heading stays while the list of steps scrolls over it. In a short window it scrolls with the page. */}
      <div
        className={`top-(--header) page-container pt-6 pb-[clamp(4.5rem,8vw,7rem)] lg:min-h-[min(56svh,36rem)] print:min-h-0 in-data-scrolled:not-print:motion-safe:[@media(min-height:36rem)]:sticky`}
        style={{ '--letters': content.title.length }}
      >
        <SectionHead {...content} headingClass="-me-gutter pb-[0.18em] -indent-[0.04em] text-giant" />
      </div>
      <div data-dark className={`${styles.sheet} relative bg-canvas`}>
        <ol>
          {steps.map((step, index) => (
            <ProcessStep key={index} step={step} number={index + 1} isLast={index === steps.length - 1} />
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
