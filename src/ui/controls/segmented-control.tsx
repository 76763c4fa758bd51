import { type CSSProperties, useId } from 'react';

interface SegmentedControlProps {
  /** The accessible name of the group. */
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** Makes the control opaque. */
  hasBackground?: boolean;
}

/**
 * A radio group that looks like one strip, in which a mark slides to the chosen option. The inputs are native, so that
 * keyboard control needs no script.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl({ label, options, value, onChange, hasBackground }: SegmentedControlProps) {
  const name = useId();
  const style = { '--count': options.length, '--chosen': options.indexOf(value) } as CSSProperties;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`segmented-control relative isolate inline-grid max-w-full grid-flow-col rounded-full border border-control-line p-1 print:hidden ${hasBackground ? 'bg-surface' : ''}`.trim()}
      style={style}
      data-long={options.some(({ length }) => length > 16) || undefined}
    >
      {options.map((option) => (
        <label key={option} className="relative grid place-items-center text-center font-semibold">
          {/* The input covers the segment, so that it receives the pointer and shows the focus. */}
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
