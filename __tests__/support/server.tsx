import { renderPage } from '../../gatsby/output/html/render-page';
import { inLayout, pageAt } from './content';

/** Renders a route and waits for its lazy components, as the build does. */
export function renderRouteToHtml(path: string): Promise<string> {
  const { Page } = pageAt(path);
  return renderPage(inLayout(<Page />));
}
