import type { BreadcrumbList } from 'schema-dts';
import type { Route, SiteContent } from '../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';

/** One index per route list. Searching thousands of routes for each of them would take seconds. */
const indexes = new WeakMap<readonly Route[], ReadonlyMap<string, Route>>();

function routesByPath(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const index = indexes.get(routes) ?? new Map(routes.map((route) => [route.path, route]));
  indexes.set(routes, index);
  return index;
}

/** The home page and the routes above a route, down to the route itself. */
export function breadcrumbs(
  path: string,
  { routes, site }: Pick<SiteContent, 'routes' | 'site'>,
  address: SiteAddress,
): BreadcrumbList {
  const byPath = routesByPath(routes);
  const folders = path.split('/').filter(Boolean);
  const paths = ['/', ...folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: paths
      .flatMap((ancestor) => byPath.get(ancestor) ?? [])
      .map((route, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: route.path === '/' ? site.name : route.title,
        item: addressOf(address, route.path),
      })),
  };
}
