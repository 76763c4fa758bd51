import { isTaken } from '../check/rules/reserved-paths';
import { type Content, listAt, listedPages } from '../check/rules/rule';
import { isRecord, type Schema } from './definitions/definitions';
import type { ListPage } from './list-pages';

/** A page of the route list (content/pages.json), or a further page of a long list on it. */
export interface Route {
  path: string;
  title: string;
  description: string;
  heading: string;
  image?: { src: string; focalPoint?: string };
  /** The names of its sections: none if it is under construction. */
  sections: readonly string[];
  /** One of several pages of a list. */
  listPage?: ListPage;
}

/** The definition of an entry of the route list. */
export const routeDefinition = ({ definitions }: Pick<Content, 'definitions'>): Schema =>
  definitions.get('pages.schema.json')?.properties?.pages?.items ?? {};

/** The pages of the route list that have a valid path. Content may have mistakes. */
export function readRoutes(content: Pick<Content, 'files' | 'definitions'>): Route[] {
  const isPath = new RegExp(routeDefinition(content).properties?.path?.pattern ?? '', 'u');
  return listedPages(content).flatMap((page) => {
    if (!isRecord(page) || typeof page.path !== 'string') return [];
    if (!isPath.test(page.path) || isTaken(page.path)) return [];
    const sections = listAt(page, 'sections').filter((name) => typeof name === 'string');
    return [{ ...(page as unknown as Route), sections }];
  });
}

/** Whether a route is a page under construction. */
export const isPlaceholder = ({ sections }: Pick<Route, 'sections'>): boolean => sections.length === 0;

/** The sections of a page under construction, which lists none. */
export const defaultSections = (content: Pick<Content, 'definitions'>): readonly string[] =>
  (routeDefinition(content).properties?.sections?.default ?? []) as string[];
