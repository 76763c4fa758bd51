import { withPrefix } from '../hooks/navigation/router';
import { ContactDetails } from './contact-details';
import { useLayoutContent } from './use-layout-content';

export interface NoScriptNavigationProps {
  /** The routes that only the home page of a large site lists. */
  laterRoutes?: readonly { path: string; title: string }[] | null;
}

/** Links to every route and the address, for visitors without JavaScript, who by default get no header and footer. */
export function NoScriptNavigation({ laterRoutes }: NoScriptNavigationProps) {
  const { labels, pages, site, home = '/' } = useLayoutContent();
  const routes = [...pages.nodes, ...(laterRoutes ?? [])];
  return (
    <noscript>
      <div className="inverse">
        <div className="page-container grid gap-10 py-16 md:grid-cols-2">
          <nav aria-label={labels.everyPage}>
            <ul role="list" className="grid gap-2">
              {routes.map(({ path, title }) => (
                <li key={path}>
                  <a href={withPrefix(path)}>{title}</a>
                </li>
              ))}
            </ul>
            {pages.hasMore && !laterRoutes && (
              <p className="mt-6">
                <a href={withPrefix(home)}>{labels.everyPageAtHome}</a>
              </p>
            )}
          </nav>
          {!site.layoutInHtml && <ContactDetails />}
        </div>
      </div>
    </noscript>
  );
}
