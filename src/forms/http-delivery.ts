import type { Deliver } from './delivery';
import type { PostTarget } from './http-request';
import { withTimeLimit } from './time-limit';

/** How long an answer is waited for, in ms. */
export const ANSWER_LIMIT = 15_000;

/** The code for sending comes with the first sign that somebody is about to. */
const loadPost = () => import('./http-request');

/** Asks for that code; whether it comes shows when it is needed. */
export const warmPost = (): void => void loadPost().catch(() => undefined);

/**
 * Delivery by a request to another server.
 *
 * @param target where to, and how
 * @returns the delivery, which tries everything anew each time: code that was lost on the way is asked for again
 */
export const postedDelivery = (target: PostTarget): Deliver =>
  withTimeLimit(async (data, signal) => {
    try {
      const { post } = await loadPost();
      return await post(target, data, signal);
    } catch {
      return { reason: navigator.onLine ? 'failed' : 'offline', fields: {} };
    }
  }, ANSWER_LIMIT);
