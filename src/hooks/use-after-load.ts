import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  if (document.readyState === 'complete') return () => undefined;
  window.addEventListener('load', listener, { once: true });
  return () => window.removeEventListener('load', listener);
}

/** Whether the page and its images have loaded. */
export const useAfterLoad = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  );
