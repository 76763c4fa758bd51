import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * Whether the page is scrolled further than a threshold. Renders only when the answer changes.
 *
 * @param threshold in px; the answer is no at the threshold itself
 */
export const useScrolledPast = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
