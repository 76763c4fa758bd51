import type { DeliveryFailure } from './delivery';
import { fieldMessages } from './field-messages';

/** Where a form is sent, and how. */
export interface PostTarget {
  endpoint: string;
  /** How the fields are written: `json`, or as a browser sends forms. */
  encoding: string;
  /** The name of a field that people never see. */
  honeypot: string;
}

/**
 * Sends a form. It takes no cookies along and tells of the site but not of the page; it does not outlive the page, so that
 * whoever leaves on the way has sent nothing unseen.
 *
 * What a program has filled in where nobody could is dropped here, and looks sent: no service need know the field, and the
 * program learns nothing.
 *
 * @param target where to
 * @param data the form's data
 * @param signal calls the request off
 * @returns nothing when the answer is a good one, after redirects; else why not
 * @throws when there is no answer: offline, refused by the policy or by the server's CORS headers, or called off
 * @see https://fetch.spec.whatwg.org/#fetch-method
 */
export async function post(
  { endpoint, encoding, honeypot }: PostTarget,
  data: FormData,
  signal: AbortSignal,
): Promise<DeliveryFailure | undefined> {
  if (data.get(honeypot)) return undefined;
  data.delete(honeypot);
  const entries = [...data] as [string, string][];
  const isJson = encoding === 'json';
  const response = await fetch(endpoint, {
    method: 'POST',
    // Services answer with a page of their own unless they are asked for this.
    headers: { Accept: 'application/json', ...(isJson && { 'Content-Type': 'application/json' }) },
    body: isJson ? JSON.stringify(Object.fromEntries(entries)) : new URLSearchParams(entries),
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal,
  });
  if (response.ok) return undefined;
  const answer: unknown = response.status < 500 ? await response.json().catch(() => null) : null;
  const fields = fieldMessages(answer, [...data.keys()]);
  return { reason: Object.keys(fields).length > 0 ? 'invalid' : 'failed', fields };
}
