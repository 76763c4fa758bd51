/** The first element that Tab reaches. */
export const SkipLink = ({ label }: { label: string }) => (
  <a
    href="#main"
    className="fixed top-3 left-3 z-60 rounded-small bg-surface px-5 py-3 font-semibold text-ink not-focus:-top-20 print:hidden"
  >
    {label}
  </a>
);
