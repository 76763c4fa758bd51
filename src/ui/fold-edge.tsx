import * as styles from './fold-edge.module.css';

/** The turned-up corner of its containing block, an inverse surface. Its box is larger than the corner, and may be over controls. */
export const FoldEdge = () =>
  __PARTS__.ornaments && (
    <div aria-hidden="true" data-fold-edge className={styles.edge}>
      <div className={styles.corner} />
    </div>
  );
