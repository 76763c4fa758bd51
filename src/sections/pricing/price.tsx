import type { CSSProperties } from 'react';

/** A price in large type. A long one is smaller, so that it fits into its card. */
export const Price = ({ children, className = '' }: { children: string; className?: string }) => (
  <p className={`@container ${className}`} style={{ '--letters': children.length } as CSSProperties}>
    <span className="block font-(family-name:--font-display) text-price font-semibold">{children}</span>
  </p>
);
