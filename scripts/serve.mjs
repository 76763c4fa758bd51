import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { readHeaders } from './headers.mjs';

/** The site as it was built. */
const folder = resolve('public');
const port = Number(process.env.PORT ?? 9000);

const notFound = readFileSync(join(folder, '404.html'));

const serveFile = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  onNoMatch(_request, response) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(notFound);
  },
});

const headersFor = readHeaders(join(folder, '_headers'));

const server = createServer((request, response) => {
  const [path] = request.url.split('?');
  response.setHeaders(new Map(Object.entries({ 'Cache-Control': 'no-cache', ...headersFor(path) })));
  serveFile(request, response);
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : error.message,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
