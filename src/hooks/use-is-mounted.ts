import { useDeferredValue } from 'react';

/**
 * Whether the first client mount is complete: false in static HTML and during hydration. The deferred value renders in
 * slices, between which the browser can respond to input.
 */
export const useIsMounted = (): boolean => useDeferredValue(true, false);
