import type { ReactNode } from 'react';

/** The heading of a part of the footer. */
export const FooterTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-3 font-text text-small/body font-semibold text-ink-muted">{children}</h2>
);
