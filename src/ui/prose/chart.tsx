import type { ProseElement } from '../../content-model/prose-node';
import * as styles from './chart.module.css';

/** Numbers, each at the end of its bar, which is cut at the angle of the fold. That of the largest one fills the column. */
export const Chart = ({ bars = [] }: Pick<ProseElement, 'bars'>) => (
  <dl className={styles.chart} style={{ '--letters': Math.max(...bars.map(({ value }) => value.length)) }}>
    {bars.map(({ label, value, share }, index) => (
      <div key={index} className={styles.row}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          <span
            aria-hidden="true"
            className={`${styles.bar} ${share === 1 ? styles.largest : ''}`.trim()}
            style={{ '--share': share }}
          />
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
