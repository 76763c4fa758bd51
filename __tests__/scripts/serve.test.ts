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

/** Starts a server. `origin` is its address when it is ready. */
async function start(): Promise<void> {
  server = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, PORT: '0', TMPDIR: path.join(folder, 'temporary') },
  });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  origin = /http:\S+/.exec(line.toString())?.[0] ?? '';
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  const closed = once(server, 'close');
  server.kill(signal);
  await closed;
}

beforeEach(async () => {
  folder = writeSite({
    'public/index.html': pageOf('Home'),
    'public/about/index.html': pageOf('About'),
    'public/404.html': pageOf('Nothing'),
    'public/_headers': headers,
    'public/_redirects': '/old /about 301\n/old/ /about 301\n/prices /#pricing 302\n',
    'temporary/keep.txt': '',
  });
  await start();
});

afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) await stop('SIGKILL');
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

it('serves a site that was built for a folder in that folder', async () => {
  await stop('SIGTERM');
  write('_headers', headers.replace('/*', '/some/folder/*'));
  await start();
  expect(origin).toMatch(/:\d+\/some\/folder$/);
  expect(await read('')).toBe(pageOf('Home'));
  expect(await read('/about')).toBe(pageOf('About'));
  expect((await fetch(`${new URL(origin).origin}/about`)).status).toBe(404);
});

it('removes its copy of the site when it stops', async () => {
  expect(copies()).toHaveLength(1);
  await stop('SIGTERM');
  expect(copies()).toEqual([]);
});

it('removes the copy of a server that was killed, and no other', async () => {
  const [stale] = copies();
  await stop('SIGKILL');
  expect(copies()).toEqual([stale]);
  await start();
  const first = server;
  while (copies().length > 1) await read('/');
  expect(copies()).not.toContain(stale);
  await start();
  expect(copies()).toHaveLength(2);
  first.kill('SIGKILL');
});

it('removes a copy that could not be completed', async () => {
  const [root = ''] = copies();
  const inRoot = () => fs.readdirSync(path.join(folder, 'temporary', root));
  const errors = once(server.stderr ?? server, 'data');
  // The server cannot read the file of such a link, as it cannot read one that a build deletes.
  fs.symlinkSync('nowhere', path.join(folder, 'public/link'));
  write('_headers', `${headers} `);
  expect(String(await errors)).toContain('has changed while it was copied');
  expect(inRoot()).toHaveLength(1);
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

it('answers a request without a host as HTTP demands, with the 404 page', async () => {
  const answer = await send('GET /about HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(answer).toContain(pageOf('Nothing'));
  const old = await send('GET /about HTTP/1.0\r\n\r\n');
  expect(old).toMatch(/^HTTP\/1\.1 200 /);
  expect(old.endsWith(pageOf('About'))).toBe(true);
});

it.each([
  ['http://localhost/about', 200, pageOf('About')],
  ['HTTPS://studio.example:8080/about?a=http://b/', 200, pageOf('About')],
  ['http://localhost', 200, pageOf('Home')],
  ['http://localhost?a=1', 200, pageOf('Home')],
  ['http://localhost/about/', 301, ''],
  ['/http://localhost/about', 404, pageOf('Nothing')],
  ['ftp://localhost/about', 404, pageOf('Nothing')],
])('answers the request for %s with %d', async (target, status, body) => {
  const answer = await send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer.split('\r\n\r\n')[1]).toContain(body);
  if (status === 301) expect(answer).toContain('\r\nLocation: /about\r\n');
});

it('ignores ranges that it does not support', async () => {
  for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=--5', 'abc', 'bytes=0-1,3-4', 'bytes=0-0']) {
    const response = await fetch(`${origin}/about`, { headers: { Range: range } });
    expect([range, response.status, await response.text()]).toEqual([range, 200, pageOf('About')]);
  }
});
