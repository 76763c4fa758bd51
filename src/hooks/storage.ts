type Area = 'localStorage' | 'sessionStorage';

/** What the browser refused to store. It lasts until the page unloads. */
const unsaved = new Map<string, string>();

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return unsaved.get(key) ?? window[area].getItem(key);
  } catch {
    return unsaved.get(key) ?? null;
  }
}

export function store(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
  }
}

/** Calls a listener when another tab may have changed a value of the local storage. The returned function ends this. */
export function watchStorage(storageKey: string, listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // The key is null when the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key ?? storageKey) === storageKey && listener(), { signal });
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => listeners.abort();
}
