export type Theme = 'light' | 'dark';

/** Key in `localStorage` (docs/behaviour.md, 11.2). */
export const storageKey = 'darkMode';

/** Only the stored string "true" means dark. */
export const themeOf = (value: string | null): Theme => (value === 'true' ? 'dark' : 'light');

/** The visitor's choice if the browser refused to store it. It lasts until the page unloads. */
let unsaved: Theme | undefined;

/** Reads the stored theme. Returns light if storage is not available. */
export function readTheme(): Theme {
  if (unsaved) return unsaved;
  try {
    return themeOf(localStorage.getItem(storageKey));
  } catch {
    return 'light';
  }
}

/** Stores the theme. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, String(theme === 'dark'));
    unsaved = undefined;
  } catch {
    unsaved = theme;
  }
}
