import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeToTheme, type Theme } from './theme-store';

// The static HTML has no theme of its own. Until hydration the class on the root element sets the theme.
const themeOfStaticHtml = (): Theme => 'light';

/** The current theme, from the document. */
export const useTheme = (): Theme => useSyncExternalStore(subscribeToTheme, currentTheme, themeOfStaticHtml);
