import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { DemonstrationProps } from './demonstration';

interface Loaded {
  default: ComponentType<DemonstrationProps>;
}

const Demonstration = lazy(
  () =>
    new Promise<Loaded>((resolve) => {
      // After a failure, the next event tries again. The rest of the page works without this code.
      const load = () => void import('../on-demand').then(resolve, () => undefined);
      // Static HTML already shows it, so the code waits until the visitor does something.
      if (globalThis.scrollY === 0 && document.querySelector('.service-work'))
        for (const event of ['scroll', 'pointermove', 'pointerdown', 'click', 'keydown'])
          addEventListener(event, load, { once: true });
      else load();
    }),
);

/**
 * Illustrations of work, some of which visitors can try. The code is not part of the page's scripts. The props stay the
 * same: an update would make React replace the static HTML before the code is there.
 */
export const DemonstrationOnDemand = memo((props: DemonstrationProps) => (
  <Suspense>
    <Demonstration {...props} />
  </Suspense>
));
