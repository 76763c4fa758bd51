import { renderPage } from '../../gatsby/output/html/render-page';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import { inLayout, pageAt } from './content';

/**
 * Renders a route and waits for its lazy components, as the build does.
 *
 * @param changes of site.json
 */
export function renderRouteToHtml(path: string, changes: object = {}): Promise<string> {
  const { Page } = pageAt(path);
  const ChangedPage = () => {
    Object.assign(useLayoutContent().site, changes);
    return inLayout(<Page />);
  };
  return renderPage(<ChangedPage />);
}
