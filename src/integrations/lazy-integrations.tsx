import { lazy, Suspense } from 'react';
import { useLayoutContent } from '../layout/use-layout-content';

// A failure to load changes nothing else on the page.
const Integrations = lazy(() => import('./integrations').catch(() => ({ default: () => null })));

/** Loads the code for scripts of other sites. The footer includes it only on sites that have such scripts. */
export function LazyIntegrations() {
  const { consent } = useLayoutContent().labels;
  return (
    <Suspense>
      <Integrations scripts={__ANALYTICS__ ?? []} labels={consent} />
    </Suspense>
  );
}
