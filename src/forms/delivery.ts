/**
 * Takes a form's data to where it goes.
 *
 * @param data what the visitor wrote
 * @param signal aborted when the visitor leaves: nothing may be left behind
 * @returns settles when the data has arrived
 */
export type Deliver = (data: FormData, signal: AbortSignal) => Promise<void>;

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
