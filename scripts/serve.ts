/** Serves the built site as docs/deploy.md expects it of hosts. */
import { existsSync, watchFile } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readHostRules, rulesFile } from '../gatsby/output/hosting/host-files';
import { createRequestHandler } from './serve/request-handler';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = Number(process.env.PORT || 9000);
if (!existsSync(rulesFile)) fail('There is no built site. Run "npm run build" first.');
if (!(Number.isInteger(port) && port >= 0 && port < 65536))
  fail(`PORT is "${process.env.PORT}", expected a whole number from 0 to 65535.`);

let handler = createRequestHandler();
// A build writes this file last.
watchFile(rulesFile, { interval: 500 }, ({ size }) => {
  if (size > 0) handler = createRequestHandler();
});

const server = createServer((request, response) => handler(request, response));

server.on('error', ({ code, message }: NodeJS.ErrnoException) =>
  fail(code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : message),
);

// Port 0 is any free port.
server.listen(port, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${port}${readHostRules().prefix}`);
});
