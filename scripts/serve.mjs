import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { askFirst, readHeaders } from './headers.mjs';

/** The site as it was built. */
const folder = resolve('public');
/** The folder of the address that it was built for, "" at the root. */
const prefix = (process.env.PATH_PREFIX ?? '').replace(/^\/*(?=.)/, '/').replace(/\/+$/, '');
const port = Number(process.env.PORT ?? 9000);

const notFound = readFileSync(join(folder, '404.html'));

function answerNotFound(_request, response) {
  // Whatever it was, it may be there tomorrow.
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': askFirst });
  response.end(notFound);
}

const serveFile = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  onNoMatch: answerNotFound,
});

const headersFor = readHeaders(join(folder, '_headers'));

/** A page's address in another form than its own. Routes only: no address can be made up to lead to another site. */
const otherForm = /^((?:\/[a-z\d-]+)+)\/(?:index\.html)?$/;

const server = createServer((request, response) => {
  const { url = '/' } = request;
  const [path] = url.split('?');
  const query = url.slice(path.length);
  response.setHeaders(new Map(Object.entries(headersFor(path))));
  const rest = path.slice(prefix.length);
  const isInside = path.startsWith(prefix) && /^(?:\/|$)/.test(rest);
  if (!isInside || rest === '/_headers') return answerNotFound(request, response);
  const page = otherForm.exec(rest)?.[1];
  if (page) return response.writeHead(301, { Location: prefix + page + query }).end();
  request.url = (rest || '/') + query;
  return serveFile(request, response);
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : error.message,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}${prefix}`));
