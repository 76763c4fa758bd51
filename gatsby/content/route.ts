import { isDeepStrictEqual } from 'node:util';
import { defaultSections } from '../../src/content-model/files/pages';
import { type Content, type Page, pagesIn, sectionsOf } from '../check/rules/rule';
import type { ListPage } from './list-pages';

/** A page of the route list (content/pages.json), or a further page of a long list on it. */
export interface Route extends Page {
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

export const readRoutes = (content: Pick<Content, 'files'>): Route[] =>
  pagesIn(content).map((page) => ({ ...page, sections: sectionsOf(page) }));

/** Whether a route is a page under construction. */
export const isPlaceholder = ({ sections }: Pick<Route, 'sections'>): boolean =>
  isDeepStrictEqual(sections, defaultSections);
