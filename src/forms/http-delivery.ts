import type { FormEndpoint } from './use-form-endpoint';

export interface DeliveryFailure {
  /** `invalid` if the server rejected individual fields. */
  reason: 'failed' | 'timeout' | 'offline' | 'invalid';
  /** The server's error messages by field name. */
  fields: Readonly<Record<string, string>>;
}

/** Name of the hidden field that only bots fill in. The service decides about a form that has it. */
export const honeypot = '_gotcha';

const MAX_MESSAGE_LENGTH = 200;

const RESPONSE_TIMEOUT_MS = 15_000;

/** In bytes per ms: 160 kbit/s. */
const SLOWEST_UPLOAD = 20;

/**
 * How long a form may take, in ms. It grows with the files, because `fetch` does not say when they have been sent.
 * `XMLHttpRequest` does, but then asks for a CORS preflight, which services do not answer.
 */
export function timeLimit(data: FormData): number {
  const sizes = [...data.values()].map((value) => (typeof value === 'string' ? 0 : value.size));
  return RESPONSE_TIMEOUT_MS + sizes.reduce((sum, size) => sum + size, 0) / SLOWEST_UPLOAD;
}

/**
 * Sends a form to its endpoint in the encoding that a browser uses without JavaScript, which needs no CORS preflight: with
 * files, multipart. It never throws.
 *
 * @returns the failure, or `undefined` if the response (after redirects) has a status from 200 to 299 and its body is not
 * JSON, or JSON that reports success
 */
export async function sendForm(
  { form, url }: FormEndpoint,
  data: FormData,
  controller: AbortController,
): Promise<DeliveryFailure | undefined> {
  if (!data.get(honeypot)) data.delete(honeypot);
  data.set('form-name', form);
  const hasFiles = [...data.values()].some((value) => typeof value !== 'string');
  const timer = setTimeout(() => controller.abort('timeout'), timeLimit(data));
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Form services redirect to an HTML page unless the request asks for JSON.
      headers: { Accept: 'application/json' },
      body: hasFiles ? data : new URLSearchParams([...data] as [string, string][]),
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: controller.signal,
    });
    const body = parseJson(await response.text());
    if (response.ok && (body === undefined || reportsSuccess(body))) return undefined;
    // The name of the form is no field that a message could be shown at.
    data.delete('form-name');
    const fields = response.ok || response.status === 422 ? fieldErrors(body, [...data.keys()]) : {};
    return { reason: Object.keys(fields).length > 0 ? 'invalid' : 'failed', fields };
  } catch {
    // No complete response: late, offline, or blocked by CSP or CORS.
    const isLate = controller.signal.reason === 'timeout';
    return { reason: isLate ? 'timeout' : navigator.onLine ? 'failed' : 'offline', fields: {} };
  } finally {
    clearTimeout(timer);
  }
}

type Json = Record<string, unknown>;

/** Undefined if the text is not JSON. A value that is no object says nothing, and neither does an incomplete one. */
function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as Json) : {};
  } catch {
    return /^\s*[{[]/.test(text) ? {} : undefined;
  }
}

/** Services and scripts report failures also with the status 200, so success is explicit. docs/deploy.md lists the keys. */
function reportsSuccess({ success, ok, status, result, error, errors }: Json): boolean {
  const answers = [success, ok, status, result].filter((answer) => answer !== undefined);
  const isEmpty = (value: unknown) => (isObject(value) ? Object.keys(value).length === 0 : !value);
  return (
    answers.length > 0 &&
    answers.every((answer) => /^(true|1|ok|success|2\d\d)$/i.test(String(answer))) &&
    isEmpty(error) &&
    isEmpty(errors)
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Reads `{ "errors": { "<field>": "<message>" } }`, or a list of `{ "field": …, "message": … }`, as Formspree sends it.
 * Ignores unknown fields and values that are not text.
 */
function fieldErrors({ errors }: Json = {}, names: string[]): Record<string, string> {
  const messages = Array.isArray(errors)
    ? Object.fromEntries((errors as (Json | null)[]).map((error) => [error?.field, error?.message]))
    : (errors as Json | null | undefined);
  const entries = names.flatMap((name) => {
    const message: unknown = messages?.[name];
    return typeof message === 'string' && message.trim()
      ? [[name, message.trim().slice(0, MAX_MESSAGE_LENGTH)]]
      : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
