import type { IncomingMessage, ServerResponse } from 'node:http';

/** Tells every open page of the development site what is wrong with the content. */
export interface ProblemFeed {
  /** One line a problem; an empty list when the content is good. */
  publish(lines: readonly string[]): void;
  /** Answers a page's request, and keeps the answer open for what comes. */
  serve(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Makes a feed of server-sent events.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function createProblemFeed(): ProblemFeed {
  const pages = new Set<ServerResponse>();
  let event = toEvent([]);
  return {
    publish(lines) {
      event = toEvent(lines);
      for (const page of pages) page.write(event);
    },
    serve(request, response) {
      // Without "no-transform" the server's compression would hold events back.
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-cache, no-transform',
      });
      response.write(event);
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
  };
}

const toEvent = (lines: readonly string[]): string => `data: ${JSON.stringify(lines)}\n\n`;
