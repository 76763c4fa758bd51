import { type ComponentProps, lazy, Suspense } from 'react';

const PlaceholderSection = lazy(() => import('./placeholder-section'));

/** Loads the code of the section only on pages that list it. */
export const LazyPlaceholderSection = (props: ComponentProps<typeof PlaceholderSection>) => (
  <Suspense>
    <PlaceholderSection {...props} />
  </Suspense>
);
