import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { readHeaders } from './headers.mjs';

/** The site as it was built. */
const folder = resolve('public');
/** The folder of the address that it was built for, "" at the root. */
const prefix = (process.env.PATH_PREFIX ?? '').replace(/^\/*(?=.)/, '/').replace(/\/+$/, '');
const port = Number(process.env.PORT ?? 9000);

const notFound = readFileSync(join(folder, '404.html'));

function answerNotFound(_request, response) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(notFound);
}

const serveFile = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  onNoMatch: answerNotFound,
});

const headersFor = readHeaders(join(folder, '_headers'));

const server = createServer((request, response) => {
  const { url = '/' } = request;
  const headers = { 'Cache-Control': 'no-cache', ...headersFor(url.split('?')[0]) };
  response.setHeaders(new Map(Object.entries(headers)));
  const rest = url.slice(prefix.length);
  if (!url.startsWith(prefix) || !/^([/?]|$)/.test(rest)) return answerNotFound(request, response);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return serveFile(request, response);
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : error.message,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}${prefix}`));
