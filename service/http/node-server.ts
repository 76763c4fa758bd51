import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';

type Handler = (request: Request) => Promise<Response>;

/** Of a proxy on the same machine. */
const isLoopback = (address: string): boolean => /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

function toRequest(message: IncomingMessage): Request {
  const { method = 'GET', url = '/', socket } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  // Only a proxy on this machine knows an address better.
  const address = socket.remoteAddress ?? '';
  if (!isLoopback(address) || !headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address);
  const host = headers.get('host') ?? 'localhost';
  const base = URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost';
  const isWithBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url.replace(/^\/+/, '/'), base), {
    method,
    headers,
    ...(isWithBody && { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' }),
  });
}

/** Answers requests of Node with a standard handler. */
export const toListener =
  (handler: Handler): RequestListener =>
  (message, response) => {
    const respond = async () => {
      const answer = await handler(toRequest(message));
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = { ...Object.fromEntries(answer.headers), 'content-length': body.length };
      response.writeHead(answer.status, headers).end(message.method === 'HEAD' ? undefined : body);
      // What is left of a body that was not read.
      message.resume();
    };
    respond().catch(() => response.headersSent || response.writeHead(400).end());
  };

export const createNodeServer = (handler: Handler) =>
  // Longer than a form with files may take.
  createServer({ requestTimeout: 610_000, headersTimeout: 15_000 }, toListener(handler));
