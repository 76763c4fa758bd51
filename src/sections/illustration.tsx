import { withPrefix } from '../hooks/navigation/router';

interface IllustrationProps {
  /** The id of an illustration in static/illustrations.svg. */
  name: string;
  className?: string;
}

/**
 * A decorative illustration of work. The file is outside the document, which has to stay small, and the illustration inherits fonts
 * and colours, which an image would not.
 */
export const Illustration = ({ name, className }: IllustrationProps) => (
  <svg aria-hidden="true" className={className}>
    <use href={withPrefix(`/illustrations.svg#${name}`)} />
  </svg>
);
