/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { toListener } from '../../service/http/node-server';
import { bodyLimits, readForm } from '../../service/http/read-body';

const urlencoded = 'application/x-www-form-urlencoded';

const requestOf = (body: BodyInit | ReadableStream, type?: string) =>
  new Request('https://studio.example/api/forms/en', {
    method: 'POST',
    body: body as BodyInit,
    headers: type ? { 'Content-Type': type } : {},
    duplex: 'half',
  } as RequestInit);

const endless = () =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('message=xxxxxxxx&')),
  });

const many = (count: number) => {
  const data = new FormData();
  for (let index = 0; index < count; index++) data.append(`field${index}`, '1');
  return data;
};

const large = { ...bodyLimits, [urlencoded]: 1e9 };

it.each([
  ['nested JSON', requestOf('{"a":{"b":{"c":[]}}}', 'application/json'), 415],
  ['text', requestOf('message=1', 'text/plain'), 415],
  ['no type', requestOf(new Uint8Array([1])), 415],
  ['a type that only starts like that of a form', requestOf('a=1', `${urlencoded}x`), 415],
  ['5 MB of text', requestOf(new URLSearchParams({ message: 'x'.repeat(5e6) })), 413],
  ['a body without end', requestOf(endless(), urlencoded), 413],
  ['a body of several parts that is none', requestOf('message', 'multipart/form-data; boundary=x'), 400],
  ['a body of several parts without a boundary', requestOf('message', 'multipart/form-data'), 400],
  ['10,000 fields', requestOf(many(10_000)), 400],
  ['two fields of a name', requestOf('a=1&a=2', urlencoded), 400],
])('refuses %s', async (_, request, status) => {
  await expect(readForm(request)).rejects.toMatchObject({ status });
});

it('leaves it to Node to end a body that stays silent', async () => {
  const server = createServer(
    { requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 20 },
    toListener(async (request) => Response.json([...(await readForm(request))])),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${urlencoded}\r\nContent-Length: 50\r\n\r\na=1`);
  expect(String(await once(socket, 'data'))).toContain('408 Request Timeout');
  server.close();
});

it('refuses 10,000 fields in a small body', async () => {
  const body = Array.from({ length: 10_000 }, (_, index) => `f${index}=`).join('&');
  await expect(readForm(requestOf(body, urlencoded), large)).rejects.toMatchObject({ status: 400 });
});

it('reads texts of any script', async () => {
  const data = await readForm(requestOf(new URLSearchParams({ name: 'Ἀδα 👩‍💻 عدا' })));
  expect([...data]).toEqual([['name', 'Ἀδα 👩‍💻 عدا']]);
});
