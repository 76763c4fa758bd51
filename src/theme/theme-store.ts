import { readTheme, storageKey, storeTheme, type Theme } from './storage';
import { themeColours } from './theme-colours';

const listeners = new Set<() => void>();

/** The current theme. The document stores it, since the pre-paint script sets it before React runs. */
export const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Sets the class of the root element and the toolbar colour, and calls the listeners. */
function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColours[theme]);
  listeners.forEach((listener) => listener());
}

export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  showTheme(theme);
  storeTheme(theme);
}

function handleStorage({ key }: StorageEvent): void {
  // The key is null when the whole storage was cleared. The event's value may be older than a change in this tab.
  if (key === storageKey || key === null) showTheme(readTheme());
}

/** A page in the back/forward cache gets no storage events. */
function handlePageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) showTheme(readTheme());
}

/**
 * Calls the listener after each theme change, in this tab or another. Subscribing shows the stored theme, which
 * another tab may have changed since the pre-paint script ran. Returns a function that unsubscribes.
 */
export function subscribeToTheme(listener: () => void): () => void {
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  listeners.add(listener);
  if (readTheme() !== currentTheme()) showTheme(readTheme());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
