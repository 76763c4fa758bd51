import { withPrefix } from 'gatsby';
import { useRoutes } from '../../hooks/use-routes';
import { useSite } from '../../hooks/use-site';
import { labels } from '../labels';
import { ContactDetails } from './contact-details';

/** For visitors without JavaScript, who get no header and no footer: plain links to every route, and the address. */
export function NoScriptNavigation() {
  const routes = useRoutes();
  const site = useSite();
  return (
    <noscript>
      <div className="stage">
        <div className="wrap grid gap-10 py-16 md:grid-cols-2">
          <nav aria-label={labels.everyPage}>
            <ul className="grid gap-2">
              {routes.map(({ path, title }) => (
                <li key={path}>
                  <a href={withPrefix(path)}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <ContactDetails site={site} />
        </div>
      </div>
    </noscript>
  );
}
