import { createHash } from 'node:crypto';
import http from 'node:http';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escape = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? '');

/** Says which message an answer holds; the development server's own answers say nothing. */
const digestHeader = 'X-Message-Digest';

const digestOf = (message: string): string => createHash('sha256').update(message).digest('hex');

/** Asks once a second whether the answer at this address is still the same. */
const askAgain = (digest: string): string => `
  setInterval(async () => {
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
    if (answer && answer.headers.get('${digestHeader}') !== '${digest}') location.reload();
  }, 1000);`;

const page = (message: string): string => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>The content has mistakes</title>
<style>body { margin: 2rem; background: #1b1620; color: #fff; font: 1rem/1.5 ui-monospace, monospace }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }</style>
<main role="alert">
<h1>The content has mistakes</h1>
<pre>${escape(message)}</pre>
<p>The site opens here as soon as the files are mended.</p>
</main>
<script>${askAgain(digestOf(message))}</script>
</html>
`;

/**
 * Answers in the development server's place while there is no good content that it could show.
 *
 * @param port where the development server will listen
 * @param message what is wrong at the moment, one line a problem
 * @returns closes the room, and resolves when the port is free again
 */
export async function openWaitingRoom(port: number, message: () => string): Promise<() => Promise<void>> {
  const server = http.createServer((_request, response) => {
    const now = message();
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      [digestHeader]: digestOf(now),
    });
    response.end(page(now));
  });
  await new Promise<void>((resolve) => {
    // Where the port is taken, the terminal alone has to do.
    server.on('error', () => resolve());
    server.listen(port, () => resolve());
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
