import { useId } from 'react';
import { visibleLength } from '../visible-length';
import * as styles from './radio-group.module.css';

interface RadioGroupProps {
  label: string;
  options: readonly string[];
  /** One strip in which a mark slides to the chosen option, or a line of radio buttons after the visible label. */
  look: 'strip' | 'line';
}

/** In characters. Longer options, and more than two, have smaller type in a strip. */
const shortOption = 16;

/**
 * A radio group, whose first option is chosen at first. It works without scripts: the inputs are native, and the style
 * sheet reads the choice from them. Their values are the positions of the options.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup({ label, options, look }: RadioGroupProps) {
  const name = useId();
  const isDense =
    look === 'strip' && (options.length > 2 || options.some((option) => visibleLength(option) > shortOption));
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`${styles.group} ${styles[look]} ${isDense ? styles.dense : ''}`.trim()}
      style={{ '--count': options.length }}
    >
      {look === 'line' && (
        <span aria-hidden="true" className="text-ink-muted">
          {label}
        </span>
      )}
      {options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={index}
            defaultChecked={index === 0}
          />
          {option}
        </label>
      ))}
    </div>
  );
}
