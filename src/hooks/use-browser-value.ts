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

/** Whether a media query matches now. */
export function useMediaQuery(query: string) {
  const getList = useCallback(() => window.matchMedia(query), [query]);
  return useBrowserValue(getList, 'change', () => getList().matches);
}

/** Whether the page is scrolled further than a threshold, in px. */
export const useScrolledPast = (threshold: number) =>
  useWindowValue('scroll', () => window.scrollY > threshold);

/** Whether the page is hydrated: false in static HTML and during hydration, then true in a second rendering. */
export const useIsMounted = () => useDeferredValue(true, false);
