import type { IncomingMessage, ServerResponse } from 'node:http';
import chokidar from 'chokidar';
import type { Reporter } from 'gatsby';
import { checkContent } from '../check/check';
import { formatProblem } from '../parse/problem';
import { describeProblems } from '../content/load-content';
import type { SiteContent } from '../model/site-content';

const toEvent = (lines: readonly string[]): string => `data: ${JSON.stringify(lines)}\n\n`;

const clients = new Set<ServerResponse>();
let event = toEvent([]);

/** Sends the problems with the content, one text each, to every open page of the development site. */
function sendErrors(lines: readonly string[]): void {
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

/** How long no file must change before the content is loaded, in ms. Editors save a file in several steps. */
const quietTime = 40;

/**
 * Loads the content now and after every change. Problems are shown in the terminal and in open pages until they are
 * fixed. Meanwhile the site keeps the last valid content.
 *
 * @param onValid receives all content each time it is valid
 * @returns `ready` waits for valid content, `stop` stops watching
 */
export function watchContent(
  directory: string,
  reporter: Pick<Reporter, 'success' | 'log' | 'error'>,
  onValid: (content: SiteContent) => void | Promise<void>,
): { ready: Promise<void>; stop: () => Promise<void> } {
  let setReady: () => void;
  const ready = new Promise<void>((resolve) => (setReady = resolve));
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function load(): Promise<void> {
    const { content, problems } = await checkContent(directory);
    const message = describeProblems(problems);
    if (content && !message) {
      await onValid(content);
      setReady();
    }
    if (message === shown) return;
    shown = message;
    sendErrors(problems.map(formatProblem));
    // As an error, Gatsby would print it below the title UNKNOWN.
    if (message) reporter.log(message);
    else reporter.success('The content is valid again');
  }

  // One after the other, so that an older state never replaces a newer one.
  const loadInTurn = () => {
    work = work.then(load).catch((error: Error) => void reporter.error(error));
  };

  const watcher = chokidar.watch(directory, { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(loadInTurn, quietTime);
  });
  loadInTurn();
  const stop = async () => {
    clearTimeout(timer);
    await watcher.close();
    await work;
  };
  return { ready, stop };
}
