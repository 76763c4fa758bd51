/** Serves the built site as docs/deploy.md expects it of hosts, with the headers in public/_headers. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { parseStaticHostHeaders } from '../gatsby/hosting/header-files';
import { pathPattern, revalidate } from '../gatsby/hosting/header-rules';
import { pathPrefix } from '../gatsby/hosting/site-address';

const site = resolve('public');
const prefix = pathPrefix(process.env);
const port = Number(process.env.PORT ?? 9000);
const rules = Object.entries(parseStaticHostHeaders(readFileSync(join(site, '_headers'), 'utf8'))).map(
  ([path, headers]) => ({ pattern: new RegExp(pathPattern(path)), headers }),
);
const notFound = readFileSync(join(site, '404.html'));

function answerNotFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidate });
  response.end(notFound);
}

const serveFile = sirv(site, { brotli: true, gzip: true, etag: true, onNoMatch: answerNotFound });

/** A route with a trailing slash or index.html. It matches routes only, so it cannot redirect to another site. */
const nonCanonical = /^((?:\/[a-z\d-]+)+)\/(?:index\.html)?$/;

const server = createServer((request, response) => {
  const { url = '/' } = request;
  const [path = ''] = url.split('?');
  const query = url.slice(path.length);
  response.setHeader('Cache-Control', revalidate);
  for (const { pattern, headers } of rules)
    if (pattern.test(path)) response.setHeaders(new Map(Object.entries(headers)));
  const rest = path.slice(prefix.length);
  const isInside = path.startsWith(prefix) && /^(?:\/|$)/.test(rest);
  if (!isInside || rest === '/_headers') return answerNotFound(request, response);
  const page = nonCanonical.exec(rest)?.[1];
  if (page) return response.writeHead(301, { Location: prefix + page + query }).end();
  request.url = (rest || '/') + query;
  return serveFile(request, response);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : error.message,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}${prefix}`));
