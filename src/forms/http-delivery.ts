import type { Deliver, DeliveryFailure, FormEndpoint } from './delivery';

const MAX_MESSAGE_LENGTH = 200;

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

/**
 * Sends a form in the encoding that a browser uses without JavaScript. That encoding needs no CORS preflight.
 *
 * The server's message for a field that the visitor has edited since is about the earlier text, so it is left out.
 *
 * If the honeypot has a value, nothing is sent and the result is a success, so that bots do not notice.
 *
 * @param readForm reads the current data
 * @returns the failure, or `undefined` if the response (after redirects) has a status from 200 to 299 and its body is not
 * JSON, or JSON that reports success
 * @throws if there is no complete response: offline, blocked by CSP or CORS, or aborted
 */
export async function sendRequest(
  { form, url, honeypot }: FormEndpoint,
  data: FormData,
  readForm: () => FormData,
  signal: AbortSignal,
): Promise<DeliveryFailure | undefined> {
  if (data.get(honeypot)) return undefined;
  data.delete(honeypot);
  data.set('form-name', form);
  const response = await fetch(url, {
    method: 'POST',
    // Form services redirect to an HTML page unless the request asks for JSON.
    headers: { Accept: 'application/json' },
    body: new URLSearchParams([...data] as [string, string][]),
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal,
  });
  const body = parseJson(await response.text());
  if (response.ok && (body === undefined || reportsSuccess(body))) return undefined;
  const current = readForm();
  const unedited = [...data.keys()].filter((name) => data.get(name) === current.get(name));
  const fields = response.ok || response.status === 422 ? fieldErrors(body, unedited) : {};
  return { reason: Object.keys(fields).length > 0 ? 'invalid' : 'failed', fields };
}

type Json = Record<string, unknown>;

/** Undefined if the text is not JSON. A value that is no object says nothing. */
function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as Json) : {};
  } catch {
    return undefined;
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

/** Reads `{ "errors": { "<field>": "<message>" } }`. Ignores unknown fields and values that are not text. */
function fieldErrors({ errors }: Json = {}, names: string[]): Record<string, string> {
  const entries = names.flatMap((name) => {
    const message = (errors as Json | null | undefined)?.[name];
    return typeof message === 'string' && message.trim()
      ? [[name, message.trim().slice(0, MAX_MESSAGE_LENGTH)]]
      : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
