import type { FormEndpoint, FormName } from '../forms/delivery';
import { useLayoutContent } from './use-layout-content';

/** The endpoint of a form; null if delivery is simulated. */
export function useFormEndpoint(form: FormName): FormEndpoint | null {
  const { delivery, sending, failure } = useLayoutContent().forms;
  const { kind, endpoint, newsletterEndpoint, honeypot } = delivery;
  if (kind !== 'http' || !endpoint) return null;
  const url = (form === 'newsletter' && newsletterEndpoint) || endpoint;
  return { form, url, honeypot: honeypot ?? '_gotcha', sending, messages: failure };
}
