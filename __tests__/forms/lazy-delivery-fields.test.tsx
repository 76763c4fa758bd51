import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { LazyDeliveryFields } from '../../src/forms/lazy-delivery-fields';
import { pass } from '../support/browser';
import { formEndpoint } from '../support/forms/form-endpoint';

// A module with this method is a promise that never settles.
jest.mock('../../src/forms/delivery-fields', () => ({ then: () => undefined }));

it('a form whose code never arrives stays', async () => {
  jest.useFakeTimers();
  render(
    <form aria-label="Contact">
      <Suspense>
        <LazyDeliveryFields endpoint={formEndpoint} />
      </Suspense>
    </form>,
  );
  await pass(60_000);
  expect(screen.getByRole('form', { name: 'Contact' })).toBeVisible();
});
