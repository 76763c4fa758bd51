import { renderToString } from 'react-dom/server';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import { inLayout, pageAt } from './content';

/**
 * Renders a route as the build does.
 *
 * @param changes of site.json
 */
export function renderRouteToHtml(path: string, changes: object = {}): string {
  const { Page } = pageAt(path);
  const ChangedPage = () => {
    Object.assign(useLayoutContent().site, changes);
    return inLayout(<Page />);
  };
  return renderToString(<ChangedPage />);
}
