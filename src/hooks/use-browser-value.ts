import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';

/** A value that can change with an event of the window. In static HTML it is false. */
export function useWindowValue<Value extends boolean | string>(event: string, read: () => Value) {
  const subscribe = useCallback(
    (listener: () => void) => {
      window.addEventListener(event, listener);
      return () => window.removeEventListener(event, listener);
    },
    [event],
  );
  return useSyncExternalStore<Value | false>(subscribe, read, () => false);
}

/** Whether the page and its images have loaded. */
export const useAfterLoad = () => useWindowValue('load', () => document.readyState === 'complete');

/** Whether the page is hydrated: false in static HTML and during hydration, then true in a second rendering. */
export const useIsMounted = () => useDeferredValue(true, false);
