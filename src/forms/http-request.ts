import type { DeliveryFailure, FormEndpoint } from './delivery';

const MAX_MESSAGE_LENGTH = 200;

/**
 * Sends a form in the encoding that a browser uses without JavaScript. That encoding needs no CORS preflight.
 *
 * If the honeypot has a value, nothing is sent and the result is a success, so that bots do not notice.
 *
 * @returns the failure, or `undefined` if the response (after redirects) has a status from 200 to 299
 * @throws if there is no response: offline, blocked by CSP or CORS, or aborted
 */
export async function sendRequest(
  { form, url, honeypot }: FormEndpoint,
  data: FormData,
  signal: AbortSignal,
): Promise<DeliveryFailure | undefined> {
  if (data.get(honeypot)) return undefined;
  data.delete(honeypot);
  // The field with the name may not have loaded yet.
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
  if (response.ok) return undefined;
  const fields = response.status === 422 ? await readFieldErrors(response, [...data.keys()]) : {};
  return { reason: Object.keys(fields).length > 0 ? 'invalid' : 'failed', fields };
}

/** Reads `{ "errors": { "<field>": "<message>" } }`. Ignores unknown fields and values that are not text. */
async function readFieldErrors(response: Response, names: string[]): Promise<Record<string, string>> {
  const body = (await response.json().catch(() => null)) as { errors?: Record<string, unknown> } | null;
  const errors = names.flatMap((name) => {
    const message = body?.errors?.[name];
    return typeof message === 'string' && message.trim()
      ? [[name, message.trim().slice(0, MAX_MESSAGE_LENGTH)]]
      : [];
  });
  return Object.fromEntries(errors) as Record<string, string>;
}
