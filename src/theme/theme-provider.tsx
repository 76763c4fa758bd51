import { type ReactNode, useEffect } from 'react';
import { followOtherTabs, hasThemes } from './theme';

/** Applies theme changes of other tabs on every page. The document has the theme, so there is no context. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => (hasThemes() ? followOtherTabs() : undefined), []);
  return children;
}
