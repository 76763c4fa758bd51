import { use } from 'react';
import { withPrefix } from '../hooks/navigation/router';
import { HomePath } from '../ui/controls/link';

/**
 * A decorative illustration of work, by its id in illustrations.svg. The file is outside the document, which has to stay small, and the illustration
 * inherits fonts and colours, which an image would not.
 */
export const Illustration = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg
    aria-hidden="true"
    // The places of its texts are those of a drawing. Like an image, it keeps its colours. Forced colours would paint all
    // of its shapes in one.
    className={`forced-color-adjust-none [direction:ltr] forced-colors:bg-(--background,var(--color-canvas)) ${className}`}
  >
    <use href={withPrefix(`${use(HomePath)}/illustrations.svg#${name}`.replace('//', '/'))} />
  </svg>
);
