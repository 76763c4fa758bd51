import { collectionsWithPages, isRecord } from '../../content/definitions/definitions';
import { type Entry, readEntries } from '../../content/entries';
import { furtherPage } from '../../content/lists';
import { type Content, hasKnownKeys, listAt, type Rule } from './rule';
import { isReserved } from './reserved-paths';
import { defaultSections, readSections } from './sections';

export interface Route {
  path: string;
  /** The names of its sections, also of a page under construction. */
  sections: readonly string[];
  anchors: readonly string[];
  /** The post or case study that the page shows. */
  entry?: Entry;
}

/** Hosts take "/about/index" for "/about". */
const isTaken = (path: string): boolean => isReserved(path) || path.endsWith('/index');

export type Routes = ReturnType<typeof readRoutes>;

/** Reads the route list of content that may have mistakes. */
export function readRoutes(content: Content) {
  const pages = listAt(content.files.get('pages.json')?.value, 'pages');
  const definition = content.definitions.get('pages.schema.json')?.properties?.pages?.items;
  const isPath = new RegExp(definition?.properties?.path?.pattern ?? '', 'u');
  const files = readSections(content);

  /** The pages that have a valid path. */
  const list: Route[] = pages.flatMap((page) => {
    if (!isRecord(page) || typeof page.path !== 'string') return [];
    if (!isPath.test(page.path) || isTaken(page.path)) return [];
    const listed = listAt(page, 'sections').filter((name) => typeof name === 'string');
    const sections = listed.length > 0 ? listed : defaultSections(content);
    const anchors = sections.flatMap((name) => files.get(name)?.anchor ?? []);
    return [{ path: page.path, sections, anchors }];
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
  const parents = collectionsWithPages(content.definitions).map(({ folder = '', parentPath = '' }) => ({
    folder,
    parentPath,
  }));
  return { list: [...list, ...entries], parents, hasAllPaths, hasAllSections };
}

/** The route list has a home page and does not use paths that the site needs for something else. */
export const routesAreFree: Rule = (content) => {
  const file = content.files.get('pages.json');
  const pages = listAt(file?.value, 'pages');
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
  const isCertain = readRoutes(content).list.length === pages.length + entries.size;
  if (paths.includes('/') || !isCertain) return reserved;
  return [...reserved, file.problem(['pages'], 'no page has the path "/", expected one: the home page')];
};
