import { isDeepStrictEqual } from 'node:util';
import { defaultSections } from '../../../src/content-model/files/pages';
import { fullListOf } from './section';
import type { Route, Site } from '../site';

export const isPlaceholder = ({ sections }: Route): boolean => isDeepStrictEqual(sections, defaultSections);

const entriesPerPage = 12;

/** The end of the addresses of further pages. The first page of a list has the address of its route. */
export const furtherPage = /\/page\/\d+$/;

export const isFirstPage = ({ pagination }: Route): boolean => (pagination?.number ?? 1) === 1;

const pathOf = (path: string, number: number): string =>
  number === 1 ? path : `${path.replace(/\/$/, '')}/page/${number}`;

export function addListPages(routes: readonly Route[], site: Site): Route[] {
  const pages = routes.map((route) => paginate(route, site));
  return [...pages.flatMap(([first]) => first ?? []), ...pages.flatMap(([, ...further]) => further)];
}

/** The check ensures that a page shows one complete list at most. */
function paginate(route: Route, { sections, collections, labels }: Site): Route[] {
  const list = route.sections.find((name) => fullListOf(sections.get(name)));
  const folder = fullListOf(sections.get(list ?? '')) ?? '';
  const all = route.shown ?? collections.get(folder)?.map(({ slug }) => slug) ?? [];
  const count = Math.ceil(all.length / entriesPerPage);
  if (list === undefined || count < 2) return [route];
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const text = labels.pageOf.replace('{number}', String(number)).replace('{count}', String(count));
    const previous = number > 1 ? pathOf(route.path, number - 1) : null;
    const next = number < count ? pathOf(route.path, number + 1) : null;
    const pagination = { number, text, previous, next };
    const shown = all.slice(index * entriesPerPage, number * entriesPerPage);
    if (number === 1) return { ...route, shown, pagination };
    const path = pathOf(route.path, number);
    const source = route.source ?? route.path;
    return { ...route, path, title: `${route.title}, ${text}`, sections: [list], source, shown, pagination };
  });
}
