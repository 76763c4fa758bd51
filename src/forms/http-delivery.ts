import { loadChunk } from '../hooks/navigation/load-chunk';
import type { Deliver, DeliveryFailure, FormEndpoint } from './delivery';

const RESPONSE_TIMEOUT_MS = 15_000;

const failure = (reason: DeliveryFailure['reason']): DeliveryFailure => ({ reason, fields: {} });

// The request code is a separate file, so that visitors load it only when they use a form.
const loadRequest = () => import('./http-request');

/** Loads the request code early. If this fails, delivery loads it again. */
export const preloadRequest = (): void => void loadRequest().catch(() => undefined);

/** Sends a form to its endpoint. The time limit includes the time to load the request code. */
export const httpDelivery =
  (endpoint: FormEndpoint): Deliver =>
  (readForm, signal) =>
    new Promise((resolve) => {
      const data = readForm();
      const controller = new AbortController();
      const timer = setTimeout(() => {
        controller.abort();
        resolve(failure('timeout'));
      }, RESPONSE_TIMEOUT_MS);
      const cancel = () => {
        clearTimeout(timer);
        controller.abort();
      };
      signal.addEventListener('abort', cancel, { once: true });
      void loadChunk(loadRequest)
        .then(({ sendRequest }) => sendRequest(endpoint, data, readForm, controller.signal))
        .catch(() => failure(navigator.onLine ? 'failed' : 'offline'))
        .then((result) => {
          clearTimeout(timer);
          resolve(result);
        });
    });
