import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { inLayout, pageAt } from './content';

/** Renders a route and waits for its lazy components, as Gatsby does. */
export async function renderRouteToHtml(path: string): Promise<string> {
  const { Page } = pageAt(path);
  const { prelude } = await prerenderToNodeStream(inLayout(<Page />));
  return text(prelude);
}
