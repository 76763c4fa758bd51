import { Radio, RadioGroup } from '@headlessui/react';
import type { CSSProperties } from 'react';

interface SegmentedControlProps {
  /** What is chosen, for assistive technology. */
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * A radio group drawn as one strip whose mark slides to the chosen option. Arrows move the choice, Tab reaches it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl({ label, options, value, onChange }: SegmentedControlProps) {
  const style = { '--count': options.length, '--chosen': options.indexOf(value) } as CSSProperties;
  return (
    <RadioGroup value={value} onChange={onChange} aria-label={label} className="segmented" style={style}>
      {options.map((option) => (
        <Radio key={option} value={option} className="segment">
          {option}
        </Radio>
      ))}
    </RadioGroup>
  );
}
