import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What came in. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Whether whoever sent it has gone before the answer was there. */
  isAbandoned: boolean;
}

type Answer = (response: ServerResponse, received: Received) => unknown;

/** What services that take forms from other sites answer with. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
};

/** Answers with JSON, as services do. */
export const withJson =
  (status: number, body: object): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Sends whoever asks to another address. */
export const redirecting =
  (status: 303 | 307, address: string): Answer =>
  (response) =>
    response.writeHead(status, { Location: address }).end();

/** Never answers. */
export const never: Answer = () => undefined;

/** A server on the own machine that takes forms as a service would; each test says how it answers. */
export class FormService {
  /** Everything but the questions that browsers ask before they send. */
  received: Received[] = [];
  /** What is done with a request to any path. */
  answer: Answer = withJson(200, { ok: true });

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.take(request, response);
    });
  }

  /** Starts one on a free port. */
  static async start(): Promise<FormService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FormService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Forgets what was, and answers well again. */
  reset(): void {
    this.received = [];
    this.answer = withJson(200, { ok: true });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeaders(new Map(Object.entries(crossOrigin)));
    const { method = '', url: path = '', headers } = request;
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const received = { method, path, headers, body: await text(request), isAbandoned: false };
    this.received.push(received);
    response.on('close', () => (received.isAbandoned = !response.writableFinished));
    this.answer(response, received);
  }
}
