import type { BreadcrumbList } from 'schema-dts';
import { addressOf, type SiteAddress } from '../site-address';
import type { SiteContent } from './site-content';

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
  const isAbove = (upper: string) => upper === '/' || path === upper || path.startsWith(`${upper}/`);
  const way = routes
    .filter((route) => isAbove(route.path))
    .sort((one, other) => one.path.length - other.path.length);
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
