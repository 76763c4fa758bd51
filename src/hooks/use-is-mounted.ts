import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the first client mount is over: false in static HTML and while it is hydrated, true ever after. */
export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
