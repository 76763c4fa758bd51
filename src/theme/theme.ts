import { animateUpdate } from '../hooks/navigation/page-transition';
import { readStored, store, watchStorage } from '../hooks/storage';

export type Theme = 'light' | 'dark';

/** Key in `localStorage` (docs/behaviour.md, 11.2). */
const storageKey = 'darkMode';

export const themeChange = 'themechange';

/** Whether visitors can switch. With a single theme nothing is stored, and the static HTML has its class. */
export const hasThemes = (): boolean => __THEME__ === 'both' || __THEME__ === 'system';

const systemPreference = '(prefers-color-scheme: dark)';

/** Only the stored string "true" means dark. Without it the theme is light, or what the system prefers if content says so. */
export function storedTheme(): Theme {
  const stored = readStored(storageKey);
  const prefersDark = __THEME__ === 'system' && stored === null && matchMedia(systemPreference).matches;
  return stored === 'true' || prefersDark ? 'dark' : 'light';
}

/** Whether the document has the dark theme. The inline script in the head sets it before React runs. */
export const isDark = (): boolean => document.documentElement.classList.contains('dark');

export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
  dispatchEvent(new Event(themeChange));
}

export const toggleTheme = (): void =>
  animateUpdate('theme', () => {
    const theme = isDark() ? 'light' : 'dark';
    showTheme(theme);
    store(storageKey, String(theme === 'dark'));
  });

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
