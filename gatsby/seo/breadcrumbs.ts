import type { BreadcrumbList } from 'schema-dts';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import type { Route, SiteContent } from '../content/site-content';

/** Made once for a route list: looking through thousands of routes for each of them would take seconds. */
const indices = new WeakMap<readonly Route[], ReadonlyMap<string, Route>>();

function indexOf(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const index = indices.get(routes) ?? new Map(routes.map((route) => [route.path, route]));
  indices.set(routes, index);
  return index;
}

/**
 * The way from the home page to a route, by the routes that lie above it.
 *
 * @param path the route's path
 * @param content the route list, and the brand, which is the home page's name
 * @param address where the site is found
 */
export function breadcrumbs(
  path: string,
  { routes, site }: Pick<SiteContent, 'routes' | 'site'>,
  address: SiteAddress,
): BreadcrumbList {
  const byPath = indexOf(routes);
  const folders = path.split('/').filter(Boolean);
  const upTo = folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
  const way = ['/', ...upTo].flatMap((upper) => byPath.get(upper) ?? []);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((route, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: route.path === '/' ? site.name : route.title,
      item: addressOf(address, route.path),
    })),
  };
}
