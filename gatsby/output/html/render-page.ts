import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * Renders a page with every section in its place. By default React moves sections that load on demand behind a page of more
 * than 12.8 kB, hidden until a script inserts them, so that visitors and crawlers without scripts would not see them.
 *
 * @throws the first error of a component
 */
export async function renderPage(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return text(prelude);
}
