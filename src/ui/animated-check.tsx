/** A check mark that is drawn when it appears. */
export const AnimatedCheck = () => (
  <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className="animated-check w-32">
    <circle cx="32" cy="32" r="29" pathLength="1" />
    <path d="m19 33 9.5 9.5L46 24" pathLength="1" />
  </svg>
);
