import type { DeliveryFailure, FormEndpoint } from './delivery';

const MAX_MESSAGE_LENGTH = 200;

/**
 * Sends a form in the encoding that a browser uses without JavaScript. That encoding needs no CORS preflight.
 *
 * The server's message for a field that the visitor has edited since is about the earlier text, so it is left out.
 *
 * If the honeypot has a value, nothing is sent and the result is a success, so that bots do not notice.
 *
 * @param readForm reads the current data
 * @returns the failure, or `undefined` if the response (after redirects) has a status from 200 to 299 and its body does not
 * report a failure
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
  if (response.ok && !reportsFailure(body)) return undefined;
  const current = readForm();
  const unedited = [...data.keys()].filter((name) => data.get(name) === current.get(name));
  const fields = response.ok || response.status === 422 ? fieldErrors(body, unedited) : {};
  return { reason: Object.keys(fields).length > 0 ? 'invalid' : 'failed', fields };
}

type Json = Record<string, unknown>;

/** Empty if the text is not JSON. */
function parseJson(text: string): Json {
  try {
    return (JSON.parse(text) ?? {}) as Json;
  } catch {
    return {};
  }
}

/** Services and scripts report failures also with the status 200. docs/deploy.md lists these keys. */
const reportsFailure = ({ success, ok, status, result, error, errors }: Json): boolean =>
  [success, ok].some((value) => /^(false|no|0)$/i.test(String(value))) ||
  [status, result].some((value) => /^(false|error|fail(ed|ure)?|[45]\d\d)$/i.test(String(value))) ||
  [error, errors].some((value) => (isObject(value) ? Object.keys(value).length > 0 : Boolean(value)));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Reads `{ "errors": { "<field>": "<message>" } }`. Ignores unknown fields and values that are not text. */
function fieldErrors({ errors }: Json, names: string[]): Record<string, string> {
  const entries = names.flatMap((name) => {
    const message = (errors as Json | null | undefined)?.[name];
    return typeof message === 'string' && message.trim()
      ? [[name, message.trim().slice(0, MAX_MESSAGE_LENGTH)]]
      : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
