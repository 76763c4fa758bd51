export type Theme = 'light' | 'dark';

/** Key in `localStorage` (docs/behaviour.md, 11.2). */
export const storageKey = 'darkMode';

/** Only the stored string "true" means dark. */
export const themeOf = (value: string | null): Theme => (value === 'true' ? 'dark' : 'light');

/** Reads the stored theme. Returns light if storage is not available. */
export function readTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(storageKey));
  } catch {
    return 'light';
  }
}

/** Stores the theme. Without storage, the choice lasts until the page unloads. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, String(theme === 'dark'));
  } catch {
    // The document already shows the theme.
  }
}
