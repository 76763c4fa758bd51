/** Why the data of a form was not delivered. */
export interface DeliveryFailure {
  /** `invalid` if the server rejected individual fields. */
  reason: 'failed' | 'timeout' | 'offline' | 'invalid';
  /** The server's error messages by field name. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Delivers the data of a form. The promise resolves with the failure, or with `undefined` on success. It never rejects.
 * When the signal aborts, the delivery stops and clears its timers.
 */
export type Deliver = (data: FormData, signal: AbortSignal) => Promise<DeliveryFailure | undefined>;

/**
 * Simulates delivery: the promise resolves after a delay, and no data leaves the browser.
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
