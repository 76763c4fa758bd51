import type { CSSProperties } from 'react';

/** A price in large type. A long one is smaller, so that it fits into its card. */
export const Price = ({ children }: { children: string }) => (
  <p className="price" style={{ '--letters': children.length } as CSSProperties}>
    <span>{children}</span>
  </p>
);
