/**
 * The form service in a process of its own: see docs/deploy.md.
 *
 *   PORT=9100 npm run forms
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyTime, toListener } from './http/node-server';
import { log, reasonOf } from './log';
import { readDefinitions, startService } from './start';

try {
  const service = await startService(readDefinitions());
  const server = createServer({ requestTimeout: bodyTime }, toListener(service.handler));
  const stop = () => {
    server.close(() => void service.stop().then(() => process.exit(0)));
    // Also those that are idle after the last answer.
    setInterval(() => server.closeIdleConnections(), 100);
    // A visitor who is still sending a file.
    setTimeout(() => process.exit(0), 20_000).unref();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  server.listen(Number(process.env.PORT ?? 9100), process.env.HOST || '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    log('start', { port, notice: service.notice });
  });
} catch (error) {
  log('stop', { error: `The form service cannot start: ${reasonOf(error)}` });
  process.exitCode = 1;
}
