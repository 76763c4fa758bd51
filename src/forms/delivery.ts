/** Why something has not arrived. */
export interface DeliveryFailure {
  /** `invalid` when whoever takes the form has refused single fields. */
  reason: 'failed' | 'timeout' | 'offline' | 'invalid';
  /** What was said about each of those, by the field's name. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Takes a form's data to where it goes.
 *
 * @param data what the visitor wrote
 * @param signal aborted when the visitor leaves: nothing may be left behind
 * @returns resolves when the data has arrived, or with the reason why it has not; it never rejects
 */
export type Deliver = (data: FormData, signal: AbortSignal) => Promise<DeliveryFailure | undefined>;

/**
 * Delivery that only takes time: nothing is sent anywhere (specification, section 7).
 *
 * @param delay in ms
 */
export function simulatedDelivery(delay: number): Deliver {
  return (_data, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    });
}
