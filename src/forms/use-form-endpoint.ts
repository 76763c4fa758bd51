import type { DestinationData } from '../content-model';
import type { FormEndpoint } from './http-delivery';
import { withPrefix } from '../hooks/navigation/router';
import { useLayoutContent } from '../layout/use-layout-content';

/**
 * The endpoint of a form; null if delivery is simulated.
 *
 * @param own the address of this form, in place of that of all forms
 */
export function useFormEndpoint(form: string, own: DestinationData): FormEndpoint | null {
  const { delivery, sending, failure } = useLayoutContent().forms;
  const { endpoint, answer } = own ?? delivery;
  if (delivery.kind !== 'http' || !endpoint) return null;
  return {
    form,
    url: endpoint.startsWith('/') ? withPrefix(endpoint) : endpoint,
    opensPage: answer === 'page',
    sending,
    messages: failure,
  };
}
