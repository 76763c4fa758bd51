import path from 'node:path';
import type { Actions } from 'gatsby';
import { isPlaceholder, type Route, type SiteContent } from './site-content';

const templates = path.resolve('src/templates');

/** Every page lists this number of routes (the limit in use-layout-content.ts); the home page also lists the rest. */
const listedEverywhere = 100;

/** The kinds whose code `home-page.tsx` has. */
export const homeKinds: ReadonlySet<string> = new Set(['contact', 'hero', 'pricing', 'process', 'services']);

/**
 * Creates a page for every route, with a template for the kinds of its sections, and for every entry, with the template
 * that has the name of its folder.
 */
export function createContentPages(
  { routes, entries, sections }: Pick<SiteContent, 'routes' | 'entries' | 'sections'>,
  createPage: Actions['createPage'],
): void {
  const laterRoutes = routes
    .filter(({ isListed }) => isListed)
    .slice(listedEverywhere)
    .map(({ path, title }) => ({ path, title }));
  const templateOf = (route: Route): string => {
    if (isPlaceholder(route)) return 'placeholder-page.tsx';
    const kinds = route.sections.map((name) => sections.get(name)?.kind ?? '');
    return kinds.some((kind) => homeKinds.has(kind)) ? 'home-page.tsx' : 'page.tsx';
  };
  for (const route of routes) {
    createPage({
      path: route.path,
      component: path.join(templates, templateOf(route)),
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
