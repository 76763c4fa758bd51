import { use } from 'react';
import { withPrefix } from '../hooks/navigation/router';
import { HomePath } from '../ui/controls/link';

interface IllustrationProps {
  /** The id of an illustration in illustrations.svg. */
  name: string;
  className?: string;
}

/**
 * A decorative illustration of work. The file is outside the document, which has to stay small, and the illustration
 * inherits fonts and colours, which an image would not.
 */
export const Illustration = ({ name, className = '' }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    // The places of its texts are those of a drawing. Like an image, it keeps its colours. Forced colours would paint all
    // of its shapes in one.
    className={`forced-color-adjust-none [direction:ltr] forced-colors:bg-(--background,var(--color-canvas)) ${className}`.trim()}
  >
    <use href={withPrefix(`${use(HomePath)}/illustrations.svg#${name}`.replace('//', '/'))} />
  </svg>
);
