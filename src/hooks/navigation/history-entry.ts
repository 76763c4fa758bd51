const storageKey = (entry: string): string => `scroll ${entry}`;

/** The scroll positions of this document's entries, for browsers that refuse storage. */
const positions = new Map<string, number>();

/** Saves the scroll position of a history entry. */
export function savePosition(entry: string): void {
  positions.set(entry, window.scrollY);
  try {
    sessionStorage.setItem(storageKey(entry), String(window.scrollY));
  } catch {
    // Storage is refused or full.
  }
}

/** @returns the saved scroll position of a history entry; null if the visitor has not been there */
export function readPosition(entry: string): number | null {
  const position = positions.get(entry);
  if (position !== undefined) return position;
  try {
    const stored = sessionStorage.getItem(storageKey(entry));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** The key of the current history entry. */
export const currentEntry = (): string | undefined => (history.state as { key?: string } | null)?.key;

/**
 * Gives each history entry a key. The router creates keys only for its own entries: the first pages of a tab and all
 * anchors that the browser follows would share one. Must run before the router reads the first entry.
 */
export function addEntryKeys(): void {
  const addKey = () => {
    if (!currentEntry()) history.replaceState({ ...history.state, key: String(Math.random()) }, '');
  };
  // In the capturing phase, because the router's listener reads the key.
  window.addEventListener('popstate', addKey, true);
  addKey();
}
