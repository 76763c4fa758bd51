import { type ComponentProps, lazy, Suspense } from 'react';

const MessagePage = lazy(() => import('./message-page'));

/** Loads the code of the section only on pages that list it. */
export const LazyPlaceholderSection = (props: ComponentProps<typeof MessagePage>) => (
  <Suspense>
    <MessagePage {...props} />
  </Suspense>
);
