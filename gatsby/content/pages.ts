import path from 'node:path';
import type { Actions } from 'gatsby';
import { isPlaceholder, type SiteContent } from './site-content';

const templates = path.resolve('src/templates');

/** Every page lists this number of routes (the limit in use-layout-content.ts); the home page also lists the rest. */
const listedEverywhere = 100;

/**
 * Creates a page for every route, with the sections template if it lists sections and the placeholder if not, and for
 * every entry, with the template that has the name of its folder.
 */
export function createContentPages(
  { routes, entries }: Pick<SiteContent, 'routes' | 'entries'>,
  createPage: Actions['createPage'],
): void {
  const laterRoutes = routes
    .filter(({ isListed }) => isListed)
    .slice(listedEverywhere)
    .map(({ path, title }) => ({ path, title }));
  for (const route of routes) {
    createPage({
      path: route.path,
      component: path.join(templates, isPlaceholder(route) ? 'placeholder-page.tsx' : 'page.tsx'),
      context: route.path === '/' && laterRoutes.length > 0 ? { laterRoutes } : {},
    });
  }
  for (const entry of entries)
    createPage({
      path: entry.path,
      component: path.join(templates, `${entry.folder}-entry.tsx`),
      context: {},
    });
}
