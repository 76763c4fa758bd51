/** Serves the built site as docs/deploy.md expects it of hosts. */
import { watchFile } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestHandler } from './serve/request-handler';

const port = Number(process.env.PORT ?? 9000);

let handler = createRequestHandler('public');
// A build writes this file last.
watchFile('public/_headers', { interval: 500 }, ({ size }) => {
  if (size > 0) handler = createRequestHandler('public');
});

const server = createServer((request, response) => handler.answer(request, response));

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : error.message,
  );
  process.exit(1);
});

// Port 0 is any free port.
server.listen(port, () =>
  console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}${handler.prefix}`),
);
