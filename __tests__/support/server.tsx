import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server.node';
import { pageAt } from './content';
import { inLayout } from './in-layout';

/** Renders a route and waits for its lazy components, as Gatsby does. */
export function renderRouteToHtml(path: string): Promise<string> {
  const { Page } = pageAt(path);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(inLayout(<Page />), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
