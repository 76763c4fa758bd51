import type { FormEndpoint } from '../../../src/forms/use-form-endpoint';
import { pass } from '../browser';

/** An endpoint with texts that appear nowhere else. */
export const formEndpoint: FormEndpoint = {
  form: 'contact',
  url: 'https://forms.example/send',
  opensPage: false,
  sending: 'Wait',
  messages: {
    failed: 'Failed.',
    timeout: 'Too late.',
    offline: 'No network.',
    invalid: 'Look.',
    retry: 'Retry.',
  },
};

/** A request that waits for its response. */
interface PendingRequest {
  url: string;
  init: RequestInit;
  respond: (status: number, body?: unknown) => Promise<void>;
  /** Responds with the status 200 and a body that never ends. */
  respondWithoutEnd: () => Promise<void>;
  /** Fails as a lost connection does. */
  fail: () => Promise<void>;
}

/** Replaces `fetch` and returns the list of its requests, which grows. */
export function mockFetch(): PendingRequest[] {
  const requests: PendingRequest[] = [];
  const fetch = (url: string, init: RequestInit) =>
    new Promise((resolve, reject) => {
      const aborted = new Promise<never>((_resolve, rejectBody) =>
        init.signal?.addEventListener('abort', () => rejectBody(new DOMException('Aborted', 'AbortError'))),
      );
      aborted.catch(reject);
      requests.push({
        url,
        init,
        respond: (status, body) => {
          resolve({ ok: status < 300, status, text: () => Promise.resolve(JSON.stringify(body) ?? '') });
          return pass(0);
        },
        respondWithoutEnd: () => {
          resolve({ ok: true, status: 200, text: () => aborted });
          return pass(0);
        },
        fail: () => {
          reject(new TypeError('Failed to fetch'));
          return pass(0);
        },
      });
    });
  Object.assign(globalThis, { fetch });
  return requests;
}
