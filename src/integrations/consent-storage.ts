const storageKey = 'consent';

// A choice concerns the scripts that the visitor was asked about. Others need a new question.
const valueOf = (isAccepted: boolean, scripts: string) =>
  `${isAccepted ? 'accepted' : 'declined'} ${scripts}`;

/**
 * Reads the visitor's choice.
 *
 * @param scripts the addresses of the scripts that need consent
 * @returns undefined if there is none, or if the browser blocks storage
 */
export function readConsent(scripts: string): boolean | undefined {
  try {
    return [true, false].find((choice) => localStorage.getItem(storageKey) === valueOf(choice, scripts));
  } catch {
    return undefined;
  }
}

/** Calls a listener when another tab may have changed the choice. Returns a function that unsubscribes. */
export function watchConsent(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // The key is null when the whole storage was cleared.
  const handleStorage = ({ key }: StorageEvent) => (key ?? storageKey) === storageKey && listener();
  window.addEventListener('storage', handleStorage, { signal });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => listeners.abort();
}

/** Stores the visitor's choice. Without storage, it lasts until the page unloads. */
export function storeConsent(scripts: string, isAccepted: boolean): void {
  try {
    localStorage.setItem(storageKey, valueOf(isAccepted, scripts));
  } catch {
    // The page applies the choice.
  }
}
