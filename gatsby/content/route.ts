import { isDeepStrictEqual } from 'node:util';
import { defaultSections } from '../../src/content-model/files/pages';
import { isTaken } from '../check/rules/pages/reserved';
import { type Content, listedPages, sectionsOf } from '../check/rules/rule';
import type { ImageValue } from '../../src/content-model/parts/image';
import { isRecord, type Schema } from './definitions/definitions';
import type { ListPage } from './list-pages';

/** A page of the route list (content/pages.json), or a further page of a long list on it. */
export interface Route {
  path: string;
  title: string;
  description: string;
  heading: string;
  image?: { src: string; focalPoint?: string };
  /** Search engines must not list the page. */
  noindex?: boolean;
  /** The image for social networks. */
  share?: ImageValue & { alt: string };
  /** The names of its sections: the default ones if it is under construction. */
  sections: readonly string[];
  /** On a page that the build adds: the path of the page of the route list that has its section. */
  source?: string;
  /** The names of the entries that the page lists, if it does not list all of a collection. */
  shown?: readonly string[];
  /** One of several pages of a list. */
  listPage?: ListPage;
  /** On the page of a tag or of an author, whose file in people/ has this name. */
  archive?: { name: string; author: string | null };
  /** Links to the topics of a list of posts. */
  topics?: { label: string; links: readonly { path: string; title: string }[] };
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
    const sections = sectionsOf(page).filter((name) => typeof name === 'string');
    return [{ ...(page as unknown as Route), sections }];
  });
}

/** Whether a route is a page under construction. */
export const isPlaceholder = ({ sections }: Pick<Route, 'sections'>): boolean =>
  isDeepStrictEqual(sections, defaultSections);
