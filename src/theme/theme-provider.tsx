import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Theme } from './storage';
import { currentTheme, subscribeToTheme, toggleTheme } from './theme-store';

interface ThemeValue {
  theme: Theme;
  /** Switches the theme and stores the choice. */
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeValue>({ theme: 'light', toggleTheme });

// The static HTML has no theme of its own. Until hydration the class on the root element sets the theme.
const themeOfStaticHtml = (): Theme => 'light';

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, themeOfStaticHtml);
  const value = useMemo(() => ({ theme, toggleTheme }), [theme]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export const useTheme = (): ThemeValue => use(ThemeContext);
