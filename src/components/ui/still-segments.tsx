import type { SegmentedControlProps } from './segmented-control';
import { segmentedStyle } from './segmented-style';

/** The segmented control while its behaviour is on the way: the same to see and to hear, and a click already counts. */
export const StillSegments = ({ label, options, value, onChange }: SegmentedControlProps) => (
  <div role="radiogroup" aria-label={label} className="segmented" style={segmentedStyle(options, value)}>
    {options.map((option) => (
      <span
        key={option}
        role="radio"
        aria-checked={option === value}
        tabIndex={option === value ? 0 : -1}
        data-checked={option === value ? '' : undefined}
        className="segment"
        onClick={() => onChange(option)}
      >
        {option}
      </span>
    ))}
  </div>
);
