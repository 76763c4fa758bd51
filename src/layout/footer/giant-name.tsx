import { visibleLength } from '../../ui/visible-length';
import { useLine } from '../../ui/line';
import * as styles from './giant-name.module.css';

/** The width of a name in letters. Without this, wide letters are cut off at the edge of the page. */
export const widthOf = (name: string) =>
  visibleLength(name.replace(/[ijl]/g, '')) + name.replace(/[^ijlmw]/gi, '').length / 2;

/** The name of the site from edge to edge, as decoration. */
export const GiantName = ({ name }: { name: string }) => (
  <div aria-hidden="true" className={styles.box} style={{ '--letters': widthOf(name) }}>
    <span data-name={name} className={styles.name}>
      {useLine() && (
        <>
          <span className={`drawn-across ${styles.across}`} />
          <span className={`drawn-down ${styles.crease}`} />
        </>
      )}
    </span>
  </div>
);
