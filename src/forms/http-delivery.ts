import type { Deliver, DeliveryFailure, FormEndpoint } from './delivery';
import { sendRequest } from './http-request';

/** The server's answer may take as long as this. */
export const RESPONSE_TIMEOUT_MS = 15_000;

/** Sends a form to its endpoint, with a time limit. */
export const httpDelivery =
  (endpoint: FormEndpoint): Deliver =>
  async (readForm, signal) => {
    const controller = new AbortController();
    let reason: DeliveryFailure['reason'] | undefined;
    const timer = setTimeout(() => {
      reason = 'timeout';
      controller.abort();
    }, RESPONSE_TIMEOUT_MS);
    signal.addEventListener('abort', () => controller.abort(), { once: true });
    try {
      return await sendRequest(endpoint, readForm(), readForm, controller.signal);
    } catch {
      return { reason: reason ?? (navigator.onLine ? 'failed' : 'offline'), fields: {} };
    } finally {
      clearTimeout(timer);
    }
  };
