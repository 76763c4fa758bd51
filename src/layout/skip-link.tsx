import { labels } from '../ui/labels';

/** The first thing Tab reaches. */
export const SkipLink = () => (
  <a href="#main" className="skip-link">
    {labels.skipLink}
  </a>
);
