import type { FormHTMLAttributes } from 'react';
import { simulatedDelivery } from './delivery';
import type { FormEndpoint, FormName } from './form-endpoint';
import { httpDelivery, preloadRequest } from './http-delivery';
import { useSubmission } from './use-submission';

/** The id of the element that shows why a form failed. */
export const failureId = (form: FormName): string => `${form}-failure`;

interface FormOptions {
  name: FormName;
  /** Null if delivery is simulated. */
  endpoint: FormEndpoint | null;
  /** Duration of a simulated delivery, in ms. */
  simulatedDelay: number;
  /** How long the form stays sent, in ms. Without it, the form never returns to idle. */
  sentDuration?: number;
}

/** The state of a form, and the props of its `form` element. */
export function useForm({ name, endpoint, simulatedDelay, sentDuration }: FormOptions) {
  const deliver = endpoint ? httpDelivery(endpoint) : simulatedDelivery(simulatedDelay);
  const { phase, failure, handleSubmit, handleInput } = useSubmission(deliver, sentDuration);
  const formProps: FormHTMLAttributes<HTMLFormElement> = {
    onSubmit: handleSubmit,
    onInput: handleInput,
    'aria-describedby': failure && failureId(name),
    // Without JavaScript the browser sends the form to the same address.
    ...(endpoint && { action: endpoint.url, method: 'post', onFocus: preloadRequest }),
  };
  return { phase, failure, formProps };
}
