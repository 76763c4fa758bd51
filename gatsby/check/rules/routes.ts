import { isRecord, listAt, type SchemaDetails } from '../schema-details';
import type { Content, Rule } from './rule';
import { defaultSections, readSections } from './sections';

/** A page as the route list has it. */
export interface Route {
  path: string;
  /** The names of its sections; those of a page under construction, too. */
  sections: readonly string[];
  anchors: readonly string[];
}

/** The route list, and how far it can be relied on. */
export interface Routes {
  list: readonly Route[];
  /** Every page by its path; of pages with the same path the first. */
  byPath: ReadonlyMap<string, Route>;
  /** Whether every page has a valid path of its own. If not, a link to an unknown path may be correct. */
  hasAllPaths: boolean;
  /** Whether every page's sections are valid, too. */
  hasAllSections: boolean;
}

const home = '/';

/** Paths that the site needs for itself. */
const reservedPaths = new Set(['/404', '/dev-404-page']);

/**
 * Reads the route list from content that may have mistakes.
 *
 * @param content all content
 * @returns the pages that have a path
 */
export function readRoutes(content: Content): Routes {
  const pages = listAt(content.files.get('pages.json')?.value, 'pages');
  const definition = content.definitions.get('pages.schema.json')?.properties?.pages?.items?.properties ?? {};
  const isPath = new RegExp((definition.path as SchemaDetails | undefined)?.pattern ?? '', 'u');
  const files = readSections(content);
  const shownByDefault = defaultSections(content);

  const list = pages.flatMap((page) => {
    if (!isRecord(page) || typeof page.path !== 'string') return [];
    if (!isPath.test(page.path) || reservedPaths.has(page.path)) return [];
    const listed = listAt(page, 'sections').filter((name) => typeof name === 'string');
    const sections = listed.length > 0 ? listed : shownByDefault;
    const anchors = sections.flatMap((name) => files.get(name)?.anchor ?? []);
    return [{ path: page.path, sections, anchors }];
  });
  const byPath = new Map<string, Route>();
  for (const route of list) if (!byPath.has(route.path)) byPath.set(route.path, route);

  const hasAllPaths = pages.length > 0 && byPath.size === pages.length && byPath.has(home);
  const hasAllSections =
    hasAllPaths &&
    pages.every(
      (page) => isRecord(page) && Object.keys(page).every((key) => Object.hasOwn(definition, key)),
    ) &&
    pages.every((page) => isRecord(page) && (page.sections === undefined || Array.isArray(page.sections))) &&
    list.every(({ sections, anchors }) => sections.length === anchors.length);
  return { list, byPath, hasAllPaths, hasAllSections };
}

/**
 * The route list has a home page and leaves the site's own paths free.
 *
 * @param content all content
 * @returns a problem when there is no home page, and one for each reserved path
 */
export const routesAreFree: Rule = (content) => {
  const file = content.files.get('pages.json');
  const pages = listAt(file?.value, 'pages');
  if (!file || pages.length === 0) return [];
  const paths = pages.map((page) => (isRecord(page) ? page.path : undefined));
  const reserved = paths.flatMap((path, index) =>
    typeof path === 'string' && reservedPaths.has(path)
      ? [
          file.problem(
            ['pages', index, 'path'],
            `the path "${path}" belongs to the site itself, expected another`,
          ),
        ]
      : [],
  );
  // A page whose path is missing or malformed may be the home page, and has been reported.
  const isCertain = readRoutes(content).list.length === pages.length;
  if (paths.includes(home) || !isCertain) return reserved;
  return [...reserved, file.problem(['pages'], 'no page has the path "/", expected one: the home page')];
};
