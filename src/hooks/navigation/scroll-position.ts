const storageKey = (entry: string): string => `scroll ${entry}`;

/** The positions of this document, for browsers that refuse storage. */
const positions = new Map<string, number>();

/** The history entry whose page is shown. */
let shownEntry: string | undefined;

const currentEntry = (): string | undefined => (history.state as { key?: string } | null)?.key;

/**
 * Begins to save the scroll position of the current history entry. Gives the entry a key if it has none: the router does
 * that for its own entries only, so the first page of a tab and all anchors that the browser follows would share one.
 *
 * @returns the position that the visitor has left it at, in px; undefined on a first visit, and for a link to the same anchor
 */
export function enterEntry(): number | undefined {
  if (!currentEntry()) history.replaceState({ ...history.state, key: String(Math.random()) }, '');
  const entry = currentEntry() ?? '';
  const saved = entry === shownEntry ? undefined : readPosition(entry);
  shownEntry = entry;
  savePosition();
  window.addEventListener('scroll', savePosition);
  return saved;
}

function savePosition(): void {
  const { scrollY } = window;
  // The browser follows an anchor, and scrolls, before the router knows the new entry.
  if (!shownEntry || shownEntry !== currentEntry()) return;
  positions.set(shownEntry, scrollY);
  try {
    sessionStorage.setItem(storageKey(shownEntry), String(scrollY));
  } catch {
    // Storage is refused or full.
  }
}

function readPosition(entry: string): number | undefined {
  const position = positions.get(entry);
  if (position !== undefined) return position;
  try {
    const stored = sessionStorage.getItem(storageKey(entry));
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}
