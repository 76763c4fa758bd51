import { readTheme, storageKey, storeTheme, type Theme, themeOf } from './storage';
import { themeColours } from './theme-colours';

const listeners = new Set<() => void>();

/** The theme the document shows now. The document is the one owner: the pre-paint script has set it already. */
export const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Shows a theme: the root's class, the browser's bar, and everyone who listens. */
function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColours[theme]);
  listeners.forEach((listener) => listener());
}

/** Shows the other theme and stores it. */
export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  showTheme(theme);
  storeTheme(theme);
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  // The key is null when the whole storage was cleared.
  if (key === storageKey || key === null) showTheme(themeOf(newValue));
}

/** A page that comes back from the back/forward cache has slept through other tabs' changes. */
function followAfterSleep({ persisted }: PageTransitionEvent): void {
  if (persisted) showTheme(readTheme());
}

/**
 * Listens to changes of theme, here or in another tab.
 *
 * @param listener called after each change
 * @returns stops listening
 */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTab);
    window.addEventListener('pageshow', followAfterSleep);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followOtherTab);
    window.removeEventListener('pageshow', followAfterSleep);
  };
}
