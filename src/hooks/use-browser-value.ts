import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';

/** Reads a value from the browser, and again on each event. Static HTML has a fixed value. */
function useBrowserValue(
  target: () => EventTarget,
  event: string,
  read: () => boolean,
  inStaticHtml = false,
) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const source = target();
      source.addEventListener(event, listener);
      return () => source.removeEventListener(event, listener);
    },
    [target, event],
  );
  return useSyncExternalStore(subscribe, read, () => inStaticHtml);
}

const getWindow = () => window;
const getDocument = () => document;

/** A value that can change with an event of the window. */
export const useWindowValue = (event: string, read: () => boolean) => useBrowserValue(getWindow, event, read);

/** Whether the page and its images have loaded. */
export const useAfterLoad = () => useWindowValue('load', () => document.readyState === 'complete');

/** Whether the page is visible: false in a hidden tab. */
export const useIsDocumentVisible = () =>
  useBrowserValue(getDocument, 'visibilitychange', () => document.visibilityState === 'visible', true);

const getReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

export const usePrefersReducedMotion = () =>
  useBrowserValue(getReducedMotion, 'change', () => getReducedMotion().matches);

/** Whether the page is hydrated: false in static HTML and during hydration, then true in a second rendering. */
export const useIsMounted = () => useDeferredValue(true, false);
