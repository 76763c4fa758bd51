import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Theme } from './storage';
import { currentTheme, subscribeToTheme, toggleTheme } from './theme-store';

interface ThemeValue {
  theme: Theme;
  /** Flips the theme and stores the choice. */
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeValue>({ theme: 'light', toggleTheme });

// A page's static HTML is the same for everyone; the class on the root carries the theme until React has started.
const themeOfStaticHtml = (): Theme => 'light';

/** Gives the theme and its toggle to the tree below. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, themeOfStaticHtml);
  const value = useMemo(() => ({ theme, toggleTheme }), [theme]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** The theme that is shown and the way to flip it. */
export const useTheme = (): ThemeValue => use(ThemeContext);
