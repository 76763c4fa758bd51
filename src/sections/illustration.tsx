import { withPrefix } from '../hooks/navigation/router';
import * as styles from './illustration.module.css';

interface IllustrationProps {
  /** The id of an illustration in static/illustrations.svg. */
  name: string;
  className?: string;
  /**
   * How long it waits for the page, in ms. Browsers lay out the hundred texts of the illustrations again when styles and
   * fonts arrive, which takes as long as the rest of the page. Illustrations below the first screen therefore show after
   * that, in groups. With reduced motion, and in browsers that cannot animate `display`, they show at once.
   */
  delay: number;
}

/**
 * A decorative illustration of work. The file is outside the document, which has to stay small, and the illustration inherits fonts
 * and colours, which an image would not.
 */
export const Illustration = ({ name, className = '', delay }: IllustrationProps) => (
  <svg aria-hidden="true" className={`${styles.illustration} ${className}`.trim()}>
    <use
      href={withPrefix(`/illustrations.svg#${name}`)}
      className={styles.drawing}
      style={{ animationDelay: `${delay}ms` }}
    />
  </svg>
);
