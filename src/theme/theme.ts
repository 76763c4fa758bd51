import { watchStorage } from '../hooks/watch-storage';

export type Theme = 'light' | 'dark';

/** Key in `localStorage` (docs/behaviour.md, 11.2). */
const storageKey = 'darkMode';

/** The event of the window after each change of the theme. */
export const themeChange = 'themechange';

/** The visitor's choice if the browser refused to store it. It lasts until the page unloads. */
let unsaved: Theme | undefined;

/** Whether visitors can switch. With a single theme nothing is stored, and the static HTML has its class. */
export const hasThemes = (): boolean => __THEME__ === 'both' || __THEME__ === 'system';

const systemPreference = '(prefers-color-scheme: dark)';

/** The theme of visitors who have not chosen one. */
const defaultTheme = (): Theme =>
  __THEME__ === 'system' && matchMedia(systemPreference).matches ? 'dark' : 'light';

/** Only the stored string "true" means dark. Without it the theme is light, or what the system prefers if content says so. */
export function storedTheme(): Theme {
  if (unsaved) return unsaved;
  try {
    const stored = localStorage.getItem(storageKey);
    if (__THEME__ === 'system' && stored === null) return defaultTheme();
    return stored === 'true' ? 'dark' : 'light';
  } catch {
    return defaultTheme();
  }
}

/** Whether the document has the dark theme. The inline script in the head sets it before React runs. */
export const isDark = (): boolean => document.documentElement.classList.contains('dark');

/** Sets the class of the root element and the colour of the browser's toolbar. */
export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
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
  const stop = watchStorage(storageKey, showStored);
  if (__THEME__ !== 'system') return stop;
  const preference = matchMedia(systemPreference);
  preference.addEventListener('change', showStored);
  return () => {
    preference.removeEventListener('change', showStored);
    stop();
  };
}
