/** The first thing Tab reaches. */
export const SkipLink = ({ label }: { label: string }) => (
  <a href="#main" className="skip-link">
    {label}
  </a>
);
