import type { Data } from '../content-model';
import type { figure } from '../content-model/parts/figure';
import { HeadedSection } from '../ui/section';
import * as styles from './figures.module.css';

interface FiguresProps {
  anchor: string;
  title: string;
  intro?: string;
  figures: readonly Data<ReturnType<typeof figure>>[];
}

/** Numbers with a sentence each, in a section or a case study. */
export function Figures({ figures, ...head }: FiguresProps) {
  const isPaired = figures.length === 2 || figures.length === 4;
  return (
    <HeadedSection content={head} tone="sunken">
      <ul role="list" className={`${styles.figures} ${isPaired ? styles.paired : styles.steps}`}>
        {figures.map(({ value, text, change }, index) => (
          <li
            key={index}
            className={index === figures.length - 1 ? `${styles.figure} ${styles.last}` : styles.figure}
            style={{ '--index': index, '--of-two': index % 2, '--of-three': index % 3 }}
          >
            {change && <Change {...change} isPercentage={value.includes('%')} />}
            <p className={styles.value}>{value}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

const mostPanels = 12;

/** Two numbers as a folded strip: what is, on what was. Percentages are parts of a hundred. The text beside it says the same. */
function Change({ before, after, isPercentage }: { before: number; after: number; isPercentage: boolean }) {
  const largest = Math.max(before, after, isPercentage ? 100 : 1);
  const panels = largest <= mostPanels ? largest : 1;
  return (
    <div
      aria-hidden="true"
      className={styles.strip}
      style={{ '--before': before / largest, '--after': after / largest, '--panels': panels }}
    />
  );
}
