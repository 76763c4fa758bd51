import { type CSSProperties, useId } from 'react';

interface RadioGroupProps {
  /** The accessible name of the group. */
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** One strip in which a mark slides to the chosen option, or a line of radio buttons after the visible label. */
  look: 'strip' | 'line';
}

const looks = {
  strip:
    'segmented-control isolate inline-grid grid-flow-col rounded-full border border-control-line bg-surface p-1',
  line: 'radio-line flex flex-wrap items-center gap-x-8 border-t border-hairline text-small',
};

/**
 * A radio group. The inputs are native, so that keyboard control needs no script.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup({ label, options, value, onChange, look }: RadioGroupProps) {
  const name = useId();
  const style = { '--count': options.length, '--chosen': options.indexOf(value) } as CSSProperties;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`relative max-w-full print:hidden ${looks[look]}`}
      style={style}
      data-long={options.some(({ length }) => length > 16) || undefined}
    >
      {look === 'line' && (
        <span aria-hidden="true" className="text-ink-muted">
          {label}
        </span>
      )}
      {options.map((option) => (
        <label key={option} className="relative grid min-h-11 place-items-center text-center font-semibold">
          {/* The input covers the label, so that it receives the pointer and shows the focus. */}
          <input
            type="radio"
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-full"
            name={name}
            value={option}
            checked={option === value}
            // The visitor may have chosen before hydration, which fires no event.
            ref={(input) => {
              if (input && input.checked && option !== value) onChange(option);
            }}
            onChange={() => onChange(option)}
          />
          {option}
        </label>
      ))}
    </div>
  );
}
