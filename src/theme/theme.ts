import { watchStorage } from '../hooks/watch-storage';
import { themeColours } from './theme-colours';

export type Theme = 'light' | 'dark';

/** Key in `localStorage` (docs/behaviour.md, 11.2). */
const storageKey = 'darkMode';

/** The event of the window after each change of the theme. */
export const themeChange = 'themechange';

/** The visitor's choice if the browser refused to store it. It lasts until the page unloads. */
let unsaved: Theme | undefined;

/** Only the stored string "true" means dark. Without storage the theme is light. */
export function storedTheme(): Theme {
  if (unsaved) return unsaved;
  try {
    return localStorage.getItem(storageKey) === 'true' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

/** Whether the document has the dark theme. The inline script in the head sets it before React runs. */
export const isDark = (): boolean => document.documentElement.classList.contains('dark');

/** Sets the class of the root element and the colour of the browser's toolbar. */
export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColours[theme]);
  dispatchEvent(new Event(themeChange));
}

export function toggleTheme(): void {
  const theme = isDark() ? 'light' : 'dark';
  showTheme(theme);
  try {
    localStorage.setItem(storageKey, String(theme === 'dark'));
    unsaved = undefined;
  } catch {
    unsaved = theme;
  }
}

/** Shows the stored theme now, because another tab may have changed it since the first paint, and after each change there. */
export function followOtherTabs(): () => void {
  const showStored = () => showTheme(storedTheme());
  showStored();
  return watchStorage(storageKey, showStored);
}
