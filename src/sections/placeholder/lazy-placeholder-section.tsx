import { type ComponentProps, lazy, Suspense } from 'react';

const PlaceholderSection = lazy(() => import('./placeholder-section'));

/** Loads the code of the section where a page lists it. Few pages do, and the others do not pay for it. */
export const LazyPlaceholderSection = (props: ComponentProps<typeof PlaceholderSection>) => (
  <Suspense>
    <PlaceholderSection {...props} />
  </Suspense>
);
