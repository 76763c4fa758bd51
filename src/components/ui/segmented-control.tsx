import { lazy, Suspense } from 'react';
import { whenUsed } from '../../lib/when-used';
import { StillSegments } from './still-segments';

export interface SegmentedControlProps {
  /** What is chosen, for assistive technology. */
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

const RadioSegments = lazy(() => whenUsed.then(() => import('./radio-segments')));

/**
 * A radio group drawn as one strip whose mark slides to the chosen option. Its behaviour comes in a file of its own,
 * after everything that the first screen needs; static HTML has the finished control from the start.
 */
export const SegmentedControl = (props: SegmentedControlProps) => (
  <Suspense fallback={<StillSegments {...props} />}>
    <RadioSegments {...props} />
  </Suspense>
);
