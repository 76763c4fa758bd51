import { withPrefix } from 'gatsby';
import { ContactDetails } from './contact-details';
import { useLayoutContent } from './use-layout-content';

export interface NoScriptNavigationProps {
  /** What comes after the routes that every page lists: on the home page of a large site. */
  laterRoutes?: readonly { path: string; title: string }[];
}

/** For visitors without JavaScript, who get no header and no footer: plain links to every route, and the address. */
export function NoScriptNavigation({ laterRoutes = [] }: NoScriptNavigationProps) {
  const { site, labels, pages } = useLayoutContent();
  const routes = [...pages.nodes, ...laterRoutes];
  return (
    <noscript>
      <div className="inverse">
        <div className="page-container grid gap-10 py-16 md:grid-cols-2">
          <nav aria-label={labels.everyPage}>
            <ul className="grid gap-2">
              {routes.map(({ path, title }) => (
                <li key={path}>
                  <a href={withPrefix(path)}>{title}</a>
                </li>
              ))}
            </ul>
            {routes.length < pages.totalCount && (
              <p className="mt-6">
                <a href={withPrefix('/')}>{labels.everyPageAtHome}</a>
              </p>
            )}
          </nav>
          <ContactDetails site={site} />
        </div>
      </div>
    </noscript>
  );
}
