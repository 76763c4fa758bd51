import type { ReactNode } from 'react';
import type { Theme } from '../theme/storage';

/** By component, its variants and states. The theme makes ids and landmark names of the two columns differ. */
export type Examples = Readonly<Record<string, (theme: Theme) => ReactNode>>;

export const longText =
  'A text that is much longer than the component has room for in one line on most screens';

export const shape = { viewBox: '0 0 24 24', paths: ['M4 12h16', 'm13 5 7 7-7 7'] };

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
);
