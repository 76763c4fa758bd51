import { useDeferredValue } from 'react';

/**
 * Whether the first client mount is over: false in static HTML and while it is hydrated, true ever after. What hangs
 * on it renders as a transition, in slices between which the browser answers the visitor.
 */
export const useIsMounted = (): boolean => useDeferredValue(true, false);
