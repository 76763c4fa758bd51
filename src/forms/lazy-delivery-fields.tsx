import { type ComponentProps, lazy, Suspense } from 'react';

const DeliveryFields = lazy(() => import('./delivery-fields'));

/** Loads the code of the fields on sites whose forms have an endpoint. Sites with simulated delivery do not pay for it. */
export const LazyDeliveryFields = (props: ComponentProps<typeof DeliveryFields>) => (
  <Suspense>
    <DeliveryFields {...props} />
  </Suspense>
);
