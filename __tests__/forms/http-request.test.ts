import { post } from '../../src/forms/http-request';

const endpoint = 'https://forms.example/contact';
const target = { endpoint, encoding: 'form', honeypot: '_gotcha' };
const { signal } = new AbortController();

let fetch: jest.Mock<Promise<unknown>, [string, RequestInit]>;

/** Has every request answered. */
const answer = (status: number, json: () => Promise<unknown> = () => Promise.reject(new Error())) =>
  fetch.mockResolvedValue({ ok: status >= 200 && status < 300, status, json });

function written(extra: Record<string, string> = {}): FormData {
  const data = new FormData();
  const fields = {
    name: 'Ada & Co',
    email: 'ada@example.org',
    'form-name': 'contact',
    _gotcha: '',
    ...extra,
  };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

beforeEach(() => {
  fetch = jest.fn();
  Object.assign(globalThis, { fetch });
});

it('sends the fields as a browser does, and asks for an answer that is no page', async () => {
  answer(200);
  expect(await post(target, written(), signal)).toBeUndefined();
  const [[address, { method, headers, body }]] = fetch.mock.calls as [[string, RequestInit]];
  expect([address, method]).toEqual([endpoint, 'POST']);
  expect(headers).toEqual({ Accept: 'application/json' });
  expect(String(body)).toBe('name=Ada+%26+Co&email=ada%40example.org&form-name=contact');
});

it('sends them as JSON where content says so', async () => {
  answer(204);
  await post({ ...target, encoding: 'json' }, written(), signal);
  const [[, { headers, body }]] = fetch.mock.calls as [[string, RequestInit]];
  expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
  expect(JSON.parse(body as string)).toEqual({
    name: 'Ada & Co',
    email: 'ada@example.org',
    'form-name': 'contact',
  });
});

it('takes no cookies along, names the site but not the page, and can be called off', async () => {
  answer(200);
  await post(target, written(), signal);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal,
  });
  expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('keepalive');
});

it('drops what came with the field that nobody sees, and says that it was sent', async () => {
  expect(await post(target, written({ _gotcha: 'https://spam.example' }), signal)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([400, 404, 422, 500, 503])('has failed on status %d', async (status) => {
  answer(status);
  expect(await post(target, written(), signal)).toEqual({ reason: 'failed', fields: {} });
});

it('passes on what is said about fields', async () => {
  answer(422, () => Promise.resolve({ errors: { email: 'is no address', _gotcha: 'no' } }));
  expect(await post(target, written(), signal)).toEqual({
    reason: 'invalid',
    fields: { email: 'is no address' },
  });
});

it('believes a server that has failed nothing about fields', async () => {
  answer(500, () => Promise.resolve({ errors: { email: 'undefined is not a function' } }));
  expect(await post(target, written(), signal)).toEqual({ reason: 'failed', fields: {} });
});

it('leaves it to its caller when there is no answer', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(post(target, written(), signal)).rejects.toThrow('Failed to fetch');
});
