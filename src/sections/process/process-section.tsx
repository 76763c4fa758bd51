import { SectionFrame, SectionHead } from '../../ui/section';
import type { Section } from '../../content-model/model';
import type { definition } from './definition';
import { ProcessStep } from './process-step';
import { visibleLength } from '../../ui/visible-length';
import * as plainStyles from './plain-step.module.css';
import * as styles from './process.module.css';
import { useLine } from '../../ui/line';

/** Numbered steps along a line, on the panels of a folded sheet below the section's heading. */
export default function ProcessSection({ content }: Section<typeof definition>) {
  const { anchor, steps } = content;
  return (
    <SectionFrame id={anchor} tone="sunken" className={styles.section}>
      <div className={`page-container ${styles.head}`} style={{ '--letters': visibleLength(content.title) }}>
        <SectionHead {...content} headingClass={styles.heading} introClass={styles.intro} />
      </div>
      {useLine() && (
        <div className={styles.way}>
          <span className={`drawn-down ${styles.line}`} />
        </div>
      )}
      <div data-dark className={styles.sheet}>
        <ol role="list" className={__PARTS__.ornaments ? undefined : plainStyles.steps}>
          {steps.map((step, index) => (
            <ProcessStep key={index} step={step} number={index + 1} isLast={index === steps.length - 1} />
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
