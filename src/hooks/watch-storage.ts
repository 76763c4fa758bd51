/**
 * Calls a listener when another tab may have changed a value of the local storage.
 *
 * @returns unsubscribes
 */
export function watchStorage(storageKey: string, listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // The key is null when the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key ?? storageKey) === storageKey && listener(), { signal });
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => listeners.abort();
}
