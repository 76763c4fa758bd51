import path from 'node:path';
import type { Actions } from 'gatsby';
import type { Entry } from './entry';
import { homeKinds } from './home-sections';
import { entriesPerPage } from './list-pages';
import { isPlaceholder, type Route } from './route';
import type { Sections } from './section';
import type { SiteContent } from './site-content';

type Pages = Pick<SiteContent, 'routes' | 'entries' | 'sections'>;

const templates = path.resolve('src/templates');

/** Every page lists this number of routes (the limit in use-layout-content.ts); the home page also lists the rest. */
const listedEverywhere = 100;

/**
 * Creates a page for every route, with a template for the kinds of its sections, and for every entry, with the template
 * that has the name of its folder.
 */
export function createContentPages(content: Pages, createPage: Actions['createPage']): void {
  const kinds = homeKinds(content);
  for (const route of content.routes)
    createPage({
      path: route.path,
      component: path.join(templates, templateOf(route, content.sections, kinds)),
      context: routeContext(route, content),
    });
  for (const entry of content.entries)
    createPage({
      path: entry.path,
      component: path.join(templates, `${entry.folder}-entry.tsx`),
      context: { parentPath: entry.parentPath, next: nextOf(entry, content.entries)?.path ?? null },
    });
}

function templateOf(route: Route, sections: Sections, kinds: ReadonlySet<string>): string {
  if (isPlaceholder(route)) return 'placeholder-page.tsx';
  const isHomeKind = (name: string) => kinds.has(sections.get(name)?.kind ?? '');
  return route.sections.some(isHomeKind) ? 'home-page.tsx' : 'page.tsx';
}

/** Variables of the template's query, and what the template needs besides the result. */
function routeContext({ path, title, sections, listPage }: Route, { routes }: Pages): object {
  const later = path === '/' ? routes.filter(isInRouteList).slice(listedEverywhere) : [];
  const isFurther = listPage && listPage.number > 1;
  return {
    route: listPage?.firstPath ?? path,
    ...(later.length > 0 && { laterRoutes: later.map(({ path, title }) => ({ path, title })) }),
    ...(listPage && { listPage, skip: (listPage.number - 1) * entriesPerPage }),
    ...(isFurther && { section: sections[0], head: { path, title } }),
  };
}

const isInRouteList = ({ listPage }: Route): boolean => !listPage || listPage.number === 1;

/** The entry after another one in its collection. The last one leads to the first. */
function nextOf(entry: Entry, entries: readonly Entry[]): Entry | undefined {
  const collection = entries.filter(({ folder }) => folder === entry.folder);
  const next = collection[(collection.indexOf(entry) + 1) % collection.length];
  return next === entry ? undefined : next;
}
