import { isDeepStrictEqual } from 'node:util';
import { defaultSections } from '../../src/content-model/files/pages';
import type { ListContext } from '../../src/content-model/model';
import { type Content, type Page, pagesIn, sectionsOf } from './content';
import type { Entry } from './entry';
import { fullListOf, type Sections } from './section';

/** A page of the route list (content/pages.json), a further page of a long list on it, or that of a tag or an author. */
export interface Route extends Page, ListContext {
  sections: readonly string[];
  /** On a page that the build adds: the path of the page of the route list that has its section. */
  source?: string;
  /** The names of the entries that the page lists, if it does not list all of a collection. */
  shown?: readonly string[];
  /** On the page of a tag or of an author: the name, and the entry that describes the author. */
  archive?: { name: string; author: Pick<Entry, 'folder' | 'slug'> | null };
}

export const readRoutes = (content: Pick<Content, 'files'>): Route[] =>
  pagesIn(content).map((page) => ({ ...page, sections: sectionsOf(page) }));

export const isPlaceholder = ({ sections }: Pick<Route, 'sections'>): boolean =>
  isDeepStrictEqual(sections, defaultSections);

const entriesPerPage = 12;

/** The end of the addresses of further pages. The first page of a list has the address of its route. */
export const furtherPage = /\/page\/\d+$/;

const pathOf = (path: string, number: number): string =>
  number === 1 ? path : `${path.replace(/\/$/, '')}/page/${number}`;

/** @param pageLabel names a page, with {number} and {count} */
export const addListPages = (
  routes: readonly Route[],
  sections: Sections,
  entries: readonly Entry[],
  pageLabel: string,
): Route[] => {
  const pages = routes.map((route) => listPages(route, sections, entries, pageLabel));
  return [...pages.flatMap(([first]) => first ?? []), ...pages.flatMap(([, ...further]) => further)];
};

/** The check ensures that a page shows one complete list at most. */
function listPages(route: Route, sections: Sections, entries: readonly Entry[], pageLabel: string): Route[] {
  const list = route.sections.find((name) => fullListOf(sections.get(name)));
  const folder = fullListOf(sections.get(list ?? ''));
  const all = route.shown ?? entries.flatMap((entry) => (entry.folder === folder ? entry.slug : []));
  const count = Math.ceil(all.length / entriesPerPage);
  if (list === undefined || count < 2) return [route];
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const text = pageLabel.replace('{number}', String(number)).replace('{count}', String(count));
    const previous = number > 1 ? pathOf(route.path, number - 1) : null;
    const next = number < count ? pathOf(route.path, number + 1) : null;
    const listPage = { number, text, previous, next };
    const shown = all.slice(index * entriesPerPage, number * entriesPerPage);
    if (number === 1) return { ...route, shown, listPage };
    const path = pathOf(route.path, number);
    const source = route.source ?? route.path;
    return { ...route, path, title: `${route.title}, ${text}`, sections: [list], source, shown, listPage };
  });
}
