import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Theme } from './storage';
import { currentTheme, subscribeToTheme } from './theme-store';

// The static HTML has no theme of its own. Until hydration the class on the root element sets the theme.
const themeOfStaticHtml = (): Theme => 'light';

/** The current theme, from the document. */
export const useTheme = (): Theme => useSyncExternalStore(subscribeToTheme, currentTheme, themeOfStaticHtml);

/**
 * Applies theme changes of other tabs on every page. It has no context: each change of its value would make React replace
 * static HTML whose code is not loaded yet.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => subscribeToTheme(() => undefined), []);
  return children;
}
