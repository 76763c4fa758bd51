/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { writeSite } from '../support/site-folder';

const command = ['node_modules/.bin/jiti', 'scripts/serve.ts'].map((file) => path.resolve(file));

const headers = '/*\n  X-Content-Type-Options: nosniff\n';
const pageOf = (text: string) => `<!DOCTYPE html><h1>${text}</h1>`;

let folder: string;
let server: ChildProcess;
let origin: string;

beforeEach(async () => {
  folder = writeSite({
    'public/index.html': pageOf('Home'),
    'public/about/index.html': pageOf('About'),
    'public/404.html': pageOf('Nothing'),
    'public/_headers': headers,
    'public/_redirects': '/old /about 301\n/old/ /about 301\n/prices /#pricing 302\n',
    'temporary/keep.txt': '',
  });
  server = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, PORT: '0', PATH_PREFIX: '', TMPDIR: path.join(folder, 'temporary') },
  });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  origin = /http:\S+/.exec(line.toString())?.[0] ?? '';
});

afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) {
    const closed = once(server, 'close');
    server.kill('SIGKILL');
    await closed;
  }
  fs.rmSync(folder, { recursive: true });
});

/** Changes the built site as a build does. */
const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, 'public', file), text);

const read = async (address: string) => (await fetch(origin + address)).text();

const copies = () =>
  fs.readdirSync(path.join(folder, 'temporary')).filter((name) => name.startsWith('served-site-'));

/** Sends the text of a request. @returns the answer */
async function send(text: string): Promise<string> {
  const socket = net.connect(Number(new URL(origin).port), 'localhost');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

it('serves complete files of the last build while a build writes others', async () => {
  write('about/index.html', pageOf('Abo').slice(0, 20));
  write('new.txt', 'New');
  fs.rmSync(path.join(folder, 'public/index.html'));
  expect(await read('/')).toBe(pageOf('Home'));
  expect(await read('/about')).toBe(pageOf('About'));
  expect(await read('/new.txt')).toBe(pageOf('Nothing'));

  write('about/index.html', pageOf('About us'));
  write('index.html', pageOf('New home'));
  // The last file of a build.
  write('_headers', headers.replace('nosniff', 'sniff'));
  while ((await read('/new.txt')) !== 'New');
  expect(await read('/about')).toBe(pageOf('About us'));
  expect(await read('/')).toBe(pageOf('New home'));
  expect((await fetch(origin)).headers.get('X-Content-Type-Options')).toBe('sniff');
});

it('removes its copy of the site when it stops', async () => {
  expect(copies()).toHaveLength(1);
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
  expect(copies()).toEqual([]);
});

it('answers malformed requests with the 404 page and the headers of the site, and continues', async () => {
  for (const [request, status] of [
    ['GET /\u0001 HTTP/1.1\r\n\r\n', '400 Bad Request'],
    ['nonsense\r\n\r\n', '400 Bad Request'],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, '431 Request Header Fields Too Large'],
  ] as const) {
    const answer = await send(request);
    expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer.endsWith(`\r\n\r\n${pageOf('Nothing')}`)).toBe(true);
  }
  expect(await read('/about')).toBe(pageOf('About'));
});

it('redirects old addresses, to a page with the query', async () => {
  for (const [address, status, location] of [
    ['/old', 301, '/about'],
    ['/old/?a=1', 301, '/about?a=1'],
    ['/prices?a=1', 302, '/#pricing'],
  ] as const) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    expect([address, response.status, response.headers.get('Location')]).toEqual([address, status, location]);
  }
  expect(await read('/_redirects')).toBe(pageOf('Nothing'));
});

it('ignores ranges that it does not support', async () => {
  for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=--5', 'abc', 'bytes=0-1,3-4']) {
    const response = await fetch(`${origin}/about`, { headers: { Range: range } });
    expect([range, response.status, await response.text()]).toEqual([range, 200, pageOf('About')]);
  }
});
