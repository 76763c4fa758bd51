import { sendForm } from '../../src/forms/http-delivery';
import { formEndpoint } from '../support/forms/form-endpoint';

const controller = new AbortController();
const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** Sends a form whose endpoint responds with a status and a body: a text that may not be JSON, or an object. */
function send(status: number, body: unknown = '', honeypot = '') {
  const text = () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body));
  fetch.mockResolvedValue({ ok: status < 300, status, text });
  const data = new FormData();
  for (const [name, value] of [
    ['name', 'Ada & Co'],
    ['email', 'ada@example.org'],
    ['_gotcha', honeypot],
  ] as const)
    data.append(name, value);
  return sendForm(formEndpoint, data, controller);
}

beforeEach(() => {
  fetch.mockReset();
  Object.assign(globalThis, { fetch });
});

it.each([
  [204, ''],
  [200, '<!doctype html><p>Error: none</p>'],
  ...[
    { ok: true, success: 'true' },
    { status: 'success', result: 'ok' },
    { success: 1, status: 200 },
    { ok: true, error: null, errors: [] },
    { success: true, error: '', errors: {}, message: 'no error' },
  ].map((body) => [200, body] as const),
] as const)('succeeds on status %d with %j', async (status, body) => {
  expect(await send(status, body)).toBeUndefined();
});

it.each([
  // Values that say nothing.
  ...['null', 'false', '"error"', '[]', '{"success":true', '\n[{"ok":true'],
  ...[{}, { code: 500 }, { statusCode: 422 }, { message: 'spam detected' }],
  { success: false },
  { success: 'false', message: 'Wrong form.' },
  { success: 0 },
  { ok: false },
  { ok: true, status: 'error' },
  { status: 422 },
  { result: 'error' },
  { success: true, error: 'Invalid e-mail' },
  { success: true, error: { code: 7 } },
  { success: true, error: true },
  { success: true, errors: [{ message: 'no' }] },
])('fails on status 200 with %j', async (body) => {
  expect(await send(200, body)).toEqual({ reason: 'failed', fields: {} });
});

it.each([200, 422])('reads a message for each field from status %d', async (status) => {
  const email = '<b>'.repeat(100);
  const errors = { name: ' is unknown\n', email, phone: 'no', fax: 'no' };
  expect(await send(status, { errors })).toEqual({
    reason: 'invalid',
    fields: { name: 'is unknown', email: email.slice(0, 200) },
  });
});

it('reads a list of messages with their fields', async () => {
  const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }];
  expect(await send(422, { error: 'Validation errors', errors })).toEqual({
    reason: 'invalid',
    fields: { email: 'should be an email' },
  });
});

it('sends a form with files in parts', async () => {
  fetch.mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve('') });
  const data = new FormData();
  data.append('cv', new File(['Ada'], 'ada.pdf'));
  data.append('_gotcha', '');
  expect(await sendForm(formEndpoint, data, controller)).toBeUndefined();
  const body = fetch.mock.calls[0]?.[1].body as FormData;
  expect([...body.keys()]).toEqual(['cv', 'form-name']);
  expect(body.get('cv')).toBeInstanceOf(File);
});

it('waits longer for an answer to files, which a line of 160 kbit/s has to send first', async () => {
  jest.useFakeTimers();
  const slow = new AbortController();
  fetch.mockImplementation(
    (_url, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
  );
  const data = new FormData();
  data.append('cv', new File([new Uint8Array(1_000_000)], 'ada.pdf'));
  const result = sendForm(formEndpoint, data, slow);
  await jest.advanceTimersByTimeAsync(64_999);
  expect(slow.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toEqual({ reason: 'timeout', fields: {} });
});

it('fails if the response is incomplete', async () => {
  fetch.mockResolvedValue({
    ok: true,
    status: 200,
    text: () => Promise.reject(new TypeError('network error')),
  });
  expect(await sendForm(formEndpoint, new FormData(), controller)).toEqual({ reason: 'failed', fields: {} });
});

it('sends the fields and the name of the form, without the honeypot, cookies or path of the page', async () => {
  await send(200);
  const [[url, { body, ...init }]] = fetch.mock.calls as [[string, RequestInit]];
  expect(url).toBe(formEndpoint.url);
  expect(body).toBeInstanceOf(URLSearchParams);
  expect(String(body)).toBe('name=Ada+%26+Co&email=ada%40example.org&form-name=contact');
  expect(init).toEqual({
    method: 'POST',
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal: controller.signal,
  });
});

// A password manager may have filled it in. The service answers, so that no message is lost behind a confirmation.
it('sends a honeypot that has a value', async () => {
  expect(await send(500, undefined, 'spam')).toEqual({ reason: 'failed', fields: {} });
  expect(String(fetch.mock.calls[0]?.[1].body)).toContain('_gotcha=spam');
});

it.each([
  ['status 400 with messages', 400, { errors: { email: 'no' } }],
  ['status 500 with messages', 500, { errors: { email: 'no' } }],
  ['status 404', 404, ''],
  ['a body that is not JSON', 422, '<p>no</p>'],
  ['a body that is null', 422, null],
  ['a list of errors without fields', 422, { errors: [{ message: 'no' }, null] }],
  // The form has no place to show the message.
  ['an unknown field', 422, { errors: { phone: 'no' } }],
  ['the name of the form', 422, { errors: { 'form-name': 'no' } }],
  ['errors in a text', 422, { errors: 'no' }],
  ['messages that are no text', 422, { errors: { email: 7, name: ' ' } }],
])('fails without field messages on %s', async (_title, status, body) => {
  expect(await send(status, body)).toEqual({ reason: 'failed', fields: {} });
});
