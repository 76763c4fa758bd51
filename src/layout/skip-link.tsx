import { labels } from '../ui/labels';

/** The first thing Tab reaches. */
export const SkipLink = () => (
  <a
    href="#main"
    className="fixed top-3 left-3 z-60 rounded-small bg-surface px-5 py-3 font-semibold text-ink not-focus:-top-20 print:hidden"
  >
    {labels.skipLink}
  </a>
);
