import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Respond = (response: ServerResponse, request: ReceivedRequest) => unknown;

export const withJson =
  (status: number, body: object): Respond =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Redirects the first path to another URL. Requests to other paths succeed. */
export const withRedirect =
  (status: 303 | 307, from: string, to: string): Respond =>
  (response, request) =>
    request.path === from
      ? response.writeHead(status, { Location: to }).end()
      : withJson(200, {})(response, request);

/**
 * A form service on another origin. It does not handle CORS preflight requests: a request that needs one arrives as
 * `OPTIONS`.
 */
export class FormService {
  received: ReceivedRequest[] = [];
  respond: Respond = withJson(200, {});

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.handle(request, response);
    });
  }

  static async start(): Promise<FormService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FormService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  reset(): void {
    this.received = [];
    this.respond = withJson(200, {});
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    const received = { method, path, headers, body: await text(request) };
    this.received.push(received);
    this.respond(response, received);
  }
}
