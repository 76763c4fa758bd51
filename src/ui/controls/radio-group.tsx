import { useId } from 'react';
import * as styles from './radio-group.module.css';

interface RadioGroupProps {
  label: string;
  options: readonly string[];
  /** One strip in which a mark slides to the chosen option, or a line of radio buttons after the visible label. */
  look: 'strip' | 'line';
}

const looks = {
  strip: {
    group: `${styles.strip} isolate inline-grid grid-flow-col rounded-full border border-control-line bg-surface p-1`,
    option: `${styles.segment} cursor-pointer rounded-full not-has-checked:hover:bg-hover not-has-checked:active:translate-y-px`,
  },
  line: {
    group: 'flex flex-wrap items-center gap-x-8 border-t border-hairline text-small',
    // The ring of the chosen option is thick, also in forced colours.
    option:
      'cursor-pointer ps-8 before:absolute before:start-0 before:top-[calc(50%-0.5625rem)] before:size-4.5 before:rounded-circle before:border before:border-control-line has-checked:before:border-[0.3125rem] has-checked:before:border-accent',
  },
};

/** In characters. Longer options, and more than two, have smaller type. */
const shortOption = 16;

/** With a large font, the screen may be too narrow for one line. */
const segmentSizes = {
  large:
    'px-4.5 text-[min(var(--text-small),4.7vw)]/[1.15] max-[30rem]:px-[min(0.75rem,3.75vw)] min-[20rem]:max-[30rem]:whitespace-nowrap',
  dense: 'px-2 text-[0.8125rem]/[1.15] wrap-anywhere',
};

/**
 * A radio group, whose first option is chosen at first. It works without scripts: the inputs are native, and the style
 * sheet reads the choice from them. Their values are the positions of the options.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup({ label, options, look }: RadioGroupProps) {
  const name = useId();
  const classes = looks[look];
  const isDense = options.length > 2 || options.some(({ length }) => length > shortOption);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`relative max-w-full print:hidden ${classes.group} ${isDense ? 'auto-cols-fr' : 'auto-cols-[1fr]'}`}
      style={{ '--count': options.length }}
    >
      {look === 'line' && (
        <span aria-hidden="true" className="text-ink-muted">
          {label}
        </span>
      )}
      {options.map((option, index) => (
        <label
          key={option}
          className={`${classes.option} ${look === 'strip' ? segmentSizes[isDense ? 'dense' : 'large'] : ''} relative grid min-h-11 place-items-center text-center font-semibold`}
        >
          {/* The input covers the label, so that it receives the pointer and shows the focus. */}
          <input
            type="radio"
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-full"
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
