import type { Deliver } from './delivery';

/**
 * Gives a delivery up when it takes too long.
 *
 * @param deliver the delivery
 * @param limit how long it may take, in ms
 * @returns the same, which fails with `timeout` and calls off what is on its way once the time is over; called off
 *   itself, it leaves no timer behind
 */
export const withTimeLimit =
  (deliver: Deliver, limit: number): Deliver =>
  (data, signal) =>
    new Promise((resolve) => {
      const controller = new AbortController();
      const timer = setTimeout(() => {
        controller.abort();
        resolve({ reason: 'timeout', fields: {} });
      }, limit);
      const callOff = () => {
        clearTimeout(timer);
        controller.abort();
      };
      signal.addEventListener('abort', callOff, { once: true });
      void deliver(data, controller.signal).then((failure) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', callOff);
        resolve(failure);
      });
    });
