import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Theme } from './storage';
import { currentTheme, subscribeToTheme } from './theme-store';

const ThemeContext = createContext<Theme>('light');

// The static HTML has no theme of its own. Until hydration the class on the root element sets the theme.
const themeOfStaticHtml = (): Theme => 'light';

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, themeOfStaticHtml);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => use(ThemeContext);
