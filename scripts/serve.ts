/** Serves the built site as docs/deploy.md expects it of hosts, also while a build replaces it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createRequestHandler, type RequestHandler } from './serve/request-handler';
import { copyAfterBuilds } from './serve/site-copies';

const port = Number(process.env.PORT ?? 9000);

let handler: RequestHandler;
copyAfterBuilds(resolve('public'), (folder) => {
  handler = createRequestHandler(folder);
});

// Node answers a request without a host with an empty page.
const server = createServer({ requireHostHeader: false }, (request, response) =>
  handler.answer(request, response),
);

server.on('clientError', (error, socket) => handler.answerMalformed(error, socket));

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
