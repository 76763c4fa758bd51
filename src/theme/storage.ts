export type Theme = 'light' | 'dark';

/** The key under which the choice is kept in the browser (specification, section 3). */
export const storageKey = 'darkMode';

/**
 * Reads what a stored value means: only the string "true" is dark (specification, section 4).
 *
 * @param value the stored text, or null for none
 */
export const themeOf = (value: string | null): Theme => (value === 'true' ? 'dark' : 'light');

/** Reads the stored theme; light where storage is refused. */
export function readTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(storageKey));
  } catch {
    return 'light';
  }
}

/** Stores the theme; where storage is refused or full the choice lasts for the visit. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, String(theme === 'dark'));
  } catch {
    // Nothing to do: the document already shows the choice.
  }
}
