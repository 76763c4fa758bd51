import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { reloadOnce } from '../hooks/navigation/load-chunk';

// No visitor waits for the fields, so there is no time limit: at its end the text of the visitor would disappear.
const loadFields = () => import('./delivery-fields').catch(reloadOnce);

/** Loads the code of the fields on sites whose forms have an endpoint. Sites with simulated delivery do not load it. */
export function LazyDeliveryFields(props: ComponentProps<Awaited<ReturnType<typeof loadFields>>['default']>) {
  // One lazy component per mount, so that a retry of a failed section loads the code again.
  const [DeliveryFields] = useState(() => lazy(loadFields));
  return (
    <Suspense>
      <DeliveryFields {...props} />
    </Suspense>
  );
}
