import path from 'node:path';
import type { Actions } from 'gatsby';
import { isPlaceholder, type Route } from './site-content';

const templates = path.resolve('src/templates');

/** Every page lists this number of routes (the limit in use-layout-content.ts); the home page also lists the rest. */
const listedEverywhere = 100;

/** Creates a page for every route: the sections template if it lists sections, the placeholder if not. */
export function createRoutes(routes: readonly Route[], createPage: Actions['createPage']): void {
  const laterRoutes = routes.slice(listedEverywhere).map(({ path, title }) => ({ path, title }));
  for (const route of routes) {
    createPage({
      path: route.path,
      component: path.join(templates, isPlaceholder(route) ? 'placeholder-page.tsx' : 'page.tsx'),
      context: route.path === '/' && laterRoutes.length > 0 ? { laterRoutes } : {},
    });
  }
}
