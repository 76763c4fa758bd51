import type { IncomingMessage, RequestListener } from 'node:http';
import { Readable } from 'node:stream';

/** How long a request may take, in ms: a form with files at 160 kbit/s. Node ends it then. */
export const bodyTime = 600_000;

/** Of a proxy on the same machine. */
const isLoopback = (address: string): boolean => /^(?:::1$|(?:::ffff:)?127\.)/.test(address);

function toRequest(message: IncomingMessage): Request {
  const { method = 'GET', url = '/', socket } = message;
  const headers = new Headers(message.headers as Record<string, string>);
  // Only a proxy on this machine knows an address better.
  const address = socket.remoteAddress ?? '';
  if (!isLoopback(address) || !headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address);
  const isWithBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${url}`, {
    method,
    headers,
    ...(isWithBody && { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' }),
  });
}

/** Answers requests of Node with a standard handler. */
export const toListener =
  (handler: (request: Request) => Promise<Response>): RequestListener =>
  (message, response) => {
    const respond = async () => {
      const answer = await handler(toRequest(message));
      response.statusCode = answer.status;
      response.setHeaders(answer.headers).end(Buffer.from(await answer.arrayBuffer()));
      // What is left of a body that was not read.
      message.resume();
    };
    respond().catch(() => response.headersSent || response.writeHead(400).end());
  };
