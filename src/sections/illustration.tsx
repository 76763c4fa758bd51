import { withPrefix } from '../hooks/navigation/router';

interface IllustrationProps {
  /** The id of a drawing in static/illustrations.svg. */
  name: string;
  className?: string;
}

/**
 * A decorative drawing of work. The file is outside the document, which has to stay small, and the drawing inherits fonts
 * and colours, which an image would not.
 */
export const Illustration = ({ name, className }: IllustrationProps) => (
  <svg aria-hidden="true" className={className}>
    <use href={withPrefix(`/illustrations.svg#${name}`)} />
  </svg>
);
