import type { CSSProperties } from 'react';
import * as styles from './change.module.css';

interface ChangeProps {
  before: number;
  after: number;
}

/** Above this number, a strip has no panels. */
const mostPanels = 12;

/** Two numbers as a folded strip: what is, on what was. The text beside it says the same. */
export function Change({ before, after }: ChangeProps) {
  const largest = Math.max(before, after, 1);
  const panels = largest <= mostPanels ? largest : 1;
  return (
    <div
      aria-hidden="true"
      className={`${styles.strip} mb-6 flex h-[clamp(2.5rem,4.5vw,4.5rem)] gap-1 forced-color-adjust-none`}
      style={
        { '--before': before / largest, '--after': after / largest, '--panels': panels } as CSSProperties
      }
    />
  );
}
