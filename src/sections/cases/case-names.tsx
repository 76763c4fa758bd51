import type { CasesContent } from './definition';
import { Link } from '../../ui/controls/link';
import * as styles from './case-names.module.css';

type CaseNamesProps = Pick<CasesContent, 'names' | 'cases'>;

/** The clients of all cases of a page, as links: what follows below its first screen. */
export const CaseNames = ({ names, cases }: CaseNamesProps) =>
  names && (
    <nav aria-label={names} className={`page-container ${styles.names}`}>
      <ul role="list" className={styles.list}>
        {cases.map(({ slug, path, client, year }, index) => (
          // The image above is the cover of the first.
          <li key={slug} className={index === 0 ? `${styles.name} ${styles.shown}` : styles.name}>
            <Link href={path} className={styles.link}>
              {client}
            </Link>
            <span className={styles.year}>{year}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
