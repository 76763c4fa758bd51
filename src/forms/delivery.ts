/** Why the data of a form was not delivered. */
export interface DeliveryFailure {
  /** `invalid` if the server rejected individual fields. */
  reason: 'failed' | 'timeout' | 'offline' | 'invalid';
  /** The server's error messages by field name. */
  fields: Readonly<Record<string, string>>;
}

/** The forms of the site. */
export type FormName = 'contact' | 'newsletter';

/** Where a form is sent, and the texts that only an HTTP delivery shows. */
export interface FormEndpoint {
  form: FormName;
  url: string;
  /** Name of the hidden field that only bots fill in. */
  honeypot: string;
  /** Label of a submit button that has no own text for the submitting state. */
  sending: string;
  messages: Readonly<Record<DeliveryFailure['reason'] | 'retry', string>>;
}

/**
 * Delivers the data of a form. The promise resolves with the failure, or with `undefined` on success. It never rejects.
 * When the signal aborts, the delivery stops and clears its timers.
 *
 * @param readForm reads the current data
 */
export type Deliver = (readForm: () => FormData, signal: AbortSignal) => Promise<DeliveryFailure | undefined>;

/** Simulates a delivery that takes `delay` ms. No data leaves the browser. */
export function simulatedDelivery(delay: number): Deliver {
  return (_readForm, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    });
}
