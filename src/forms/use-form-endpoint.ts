import type { DestinationData } from '../content-model';
import { withPrefix } from '../hooks/navigation/router';
import { useLayoutContent } from '../layout/use-layout-content';

/** Null if delivery is simulated. `own` is the address of this form, in place of that of all forms. */
export function useFormEndpoint(form: string, own: DestinationData) {
  const { delivery, sending, failure } = useLayoutContent().forms;
  const { endpoint, answer } = own ?? delivery;
  if (delivery.kind !== 'http' || !endpoint) return null;
  return {
    form,
    url: endpoint.startsWith('/') ? withPrefix(endpoint) : endpoint,
    /** The service shows its answer as a page, which scripts cannot read. */
    opensPage: answer === 'page',
    /** Label of a submit button that has no own text for the submitting state. */
    sending,
    messages: failure,
  };
}

export type FormEndpoint = NonNullable<ReturnType<typeof useFormEndpoint>>;
