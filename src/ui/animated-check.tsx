import * as styles from './animated-check.module.css';

export const AnimatedCheck = () => (
  <svg viewBox="0 0 64 64" fill="none" strokeDasharray="1" aria-hidden="true" className={styles.check}>
    <circle cx="32" cy="32" r="29" pathLength="1" className={styles.circle} />
    <path d="m19 33 9.5 9.5L46 24" pathLength="1" className={styles.tick} />
  </svg>
);
