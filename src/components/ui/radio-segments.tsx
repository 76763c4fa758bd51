import { Radio, RadioGroup } from '@headlessui/react';
import type { SegmentedControlProps } from './segmented-control';
import { segmentedStyle } from './segmented-style';

/**
 * The segmented control at work: arrows move the choice, Tab reaches the chosen option.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export default function RadioSegments({ label, options, value, onChange }: SegmentedControlProps) {
  return (
    <RadioGroup
      value={value}
      onChange={onChange}
      aria-label={label}
      className="segmented"
      style={segmentedStyle(options, value)}
    >
      {options.map((option) => (
        <Radio key={option} value={option} className="segment">
          {option}
        </Radio>
      ))}
    </RadioGroup>
  );
}
