/** Serves the built site as docs/deploy.md expects it of hosts. */
import { watchFile } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readHostRules, rulesFile } from '../gatsby/output/hosting/host-files';
import { createRequestHandler } from './serve/request-handler';

let handler = createRequestHandler();
// A build writes this file last.
watchFile(rulesFile, { interval: 500 }, ({ size }) => {
  if (size > 0) handler = createRequestHandler();
});

const server = createServer((request, response) => handler(request, response));

// Port 0 is any free port.
server.listen(Number(process.env.PORT || 9000), () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${port}${readHostRules().prefix}`);
});
