import { type CSSProperties, useId } from 'react';

interface SegmentedControlProps {
  /** What is chosen, for assistive technology. */
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * A radio group drawn as one strip whose mark slides to the chosen option. The radio buttons are the browser's own:
 * arrows move the choice, Tab reaches it, and no script is needed for either.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl({ label, options, value, onChange }: SegmentedControlProps) {
  const name = useId();
  const style = { '--count': options.length, '--chosen': options.indexOf(value) } as CSSProperties;
  return (
    <div role="radiogroup" aria-label={label} className="segmented" style={style}>
      {options.map((option) => (
        <label key={option} className="segment">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {option}
        </label>
      ))}
    </div>
  );
}
