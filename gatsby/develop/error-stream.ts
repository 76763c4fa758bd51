import type { IncomingMessage, ServerResponse } from 'node:http';

const toEvent = (lines: readonly string[]): string => `data: ${JSON.stringify(lines)}\n\n`;

const clients = new Set<ServerResponse>();
let event = toEvent([]);

/** Sends the problems with the content, one text each, to every open page of the development site. */
export function sendErrors(lines: readonly string[]): void {
  event = toEvent(lines);
  for (const client of clients) client.write(event);
}

/**
 * Answers a page's request with server-sent events: the current problems, then every change.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function streamErrors(request: IncomingMessage, response: ServerResponse): void {
  // Without "no-transform" the development server's compression holds events back.
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
  response.write(event);
  clients.add(response);
  request.on('close', () => clients.delete(response));
}
