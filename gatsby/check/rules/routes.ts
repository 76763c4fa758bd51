import { isRecord } from '../../content/definitions/definitions';
import { type Entry, readEntries } from '../../content/entry';
import { furtherPage } from '../../content/list-pages';
import { defaultSections, isPlaceholder, readRoutes, routeDefinition } from '../../content/route';
import { readSections } from '../../content/section';
import { isTaken } from './reserved-paths';
import { type Content, hasKnownKeys, listedPages, type Rule } from './rule';

/** A page that links may lead to. */
export interface LinkTarget {
  path: string;
  /** The names of its sections, also of a page under construction. */
  sections: readonly string[];
  anchors: readonly string[];
  /** The post or case study that the page shows. */
  entry?: Entry;
}

export type LinkTargets = ReturnType<typeof readLinkTargets>;

/** The pages of content that may have mistakes. */
export function readLinkTargets(content: Content) {
  const pages = listedPages(content);
  const definition = routeDefinition(content);
  const files = readSections(content);
  const list: LinkTarget[] = readRoutes(content).map((route) => {
    const sections = isPlaceholder(route) ? defaultSections(content) : route.sections;
    const anchors = sections.flatMap((name) => files.get(name)?.anchor ?? []);
    return { path: route.path, sections, anchors };
  });
  const paths = new Set(list.map(({ path }) => path));
  /** Whether every page has a valid path of its own. If not, a link to an unknown path may be correct. */
  const hasAllPaths = paths.size === pages.length && paths.has('/');
  /** Whether the sections of every page are valid, too. */
  const hasAllSections =
    hasAllPaths &&
    pages.every(
      (page) =>
        isRecord(page) &&
        hasKnownKeys(page, definition) &&
        (page.sections === undefined || Array.isArray(page.sections)),
    ) &&
    list.every(({ sections, anchors }) => sections.length === anchors.length);
  const entries = readEntries(content).map((entry) => ({
    path: entry.path,
    sections: [],
    anchors: [],
    entry,
  }));
  return { list: [...list, ...entries], hasAllPaths, hasAllSections };
}

/** The route list has a home page and does not use paths that the site needs for something else. */
export const routesAreFree: Rule = (content) => {
  const file = content.files.get('pages.json');
  const pages = listedPages(content);
  if (!file || pages.length === 0) return [];
  const paths = pages.map((page) => (isRecord(page) ? page.path : undefined));
  const entries = new Map(readEntries(content).map((entry) => [entry.path, entry.file]));
  const ownerOf = (path: string): string | undefined => {
    if (isTaken(path)) return 'the site itself';
    return furtherPage.test(path) ? 'the pages of a long list' : entries.get(path);
  };
  const reserved = paths.flatMap((path, index) => {
    const owner = typeof path === 'string' ? ownerOf(path) : undefined;
    if (owner === undefined) return [];
    const message = `the path "${String(path)}" belongs to ${owner}, expected another`;
    return [file.problem(['pages', index, 'path'], message)];
  });
  const index = [...entries].flatMap(([path, name]) =>
    isTaken(path)
      ? (content.files.get(name)?.problem([], 'the site itself uses this name, expected another') ?? [])
      : [],
  );
  reserved.push(...index);
  // A page whose path is missing or malformed may be the home page, and has its own message.
  const isCertain = readLinkTargets(content).list.length === pages.length + entries.size;
  if (paths.includes('/') || !isCertain) return reserved;
  return [...reserved, file.problem(['pages'], 'no page has the path "/", expected one: the home page')];
};
