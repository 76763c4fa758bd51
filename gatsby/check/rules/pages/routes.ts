import { isRecord } from '../../../content/definitions/definitions';
import { readArchives } from '../../../content/archives';
import { type Entry, readEntries } from '../../../content/entry';
import { furtherPage } from '../../../content/list-pages';
import { readLanguages } from '../../../content/languages';
import { readRoutes, routeDefinition } from '../../../content/route';
import { readSections, type Section } from '../../../content/section';
import { isTaken } from './reserved';
import { type Content, hasKnownKeys, listAt, listedPages, type Rule } from '../rule';

/** A page that links may lead to. */
export interface LinkTarget {
  path: string;
  sections: readonly string[];
  anchors: readonly string[];
  /** The post or case study that the page shows. */
  entry?: Entry;
}

export type LinkTargets = ReturnType<typeof readLinkTargets>;

/** The ids of the headings in the value of a Markdown file. */
const headingIds = (value: unknown): string[] => {
  const blocks = isRecord(value) ? listAt(value.body, 'blocks') : [];
  return blocks.flatMap((block) => (isRecord(block) && typeof block.id === 'string' ? block.id : []));
};

/** The places in a section that links can lead to. None if a mistake may hide its anchor. */
export const anchorsOf = (section: Section | undefined): string[] =>
  section?.anchor === undefined ? [] : [section.anchor, ...headingIds(section.file.value)];

/** The pages of content that may have mistakes. */
export function readLinkTargets(content: Content) {
  const pages = listedPages(content);
  const definition = routeDefinition(content);
  const files = readSections(content);
  const list: LinkTarget[] = readRoutes(content).map((route) => {
    const anchors = route.sections.flatMap((name) => anchorsOf(files.get(name)));
    return { path: route.path, sections: route.sections, anchors };
  });
  const paths = new Set(list.map(({ path }) => path));
  /** Whether every page has a valid path of its own. If not, a link to an unknown path may be correct. */
  const hasAllPaths = paths.size === pages.length && paths.has(content.home);
  /** Whether the sections of every page are valid, too. */
  const hasAllSections =
    hasAllPaths &&
    pages.every(
      (page) =>
        isRecord(page) &&
        hasKnownKeys(page, definition) &&
        (page.sections === undefined || Array.isArray(page.sections)),
    ) &&
    list.every(({ sections }) => sections.every((name) => files.get(name)?.anchor !== undefined));
  const entries = readEntries(content).map((entry) => ({
    path: entry.path,
    sections: [],
    anchors: headingIds(entry.value),
    entry,
  }));
  const archives = archivesOf(content).map(({ path, sections }): LinkTarget => ({
    path,
    sections,
    anchors: sections.flatMap((name) => files.get(name)?.anchor ?? []),
  }));
  return { list: [...list, ...archives, ...entries], home: content.home, hasAllPaths, hasAllSections };
}

/** The pages of tags and authors in the published site. */
const archivesOf = (content: Content) =>
  readArchives({
    files: content.files,
    routes: readRoutes(content),
    sections: readSections(content),
    entries: readEntries(content).filter(({ status }) => !status),
  });

/** The route list has a home page and does not use paths that the site needs for something else. */
const routesAreFree: Rule = (content) => {
  const file = content.files.get('pages.json');
  const pages = listedPages(content);
  if (!file || pages.length === 0) return [];
  const paths = pages.map((page) => (isRecord(page) ? page.path : undefined));
  const languages = content.home === '/' ? readLanguages(content).slice(1) : [];
  const entries = new Map(readEntries(content).map((entry) => [entry.path, entry.file]));
  const archives = archivesOf(content).map(({ path }) => path);
  const ownerOf = (path: string): string | undefined => {
    if (isTaken(path)) return 'the site itself';
    const language = languages.find(({ code }) => `${path}/`.startsWith(`/${code}/`));
    if (language) return `the language ${language.name}`;
    if (archives.includes(path)) return 'the posts of a tag or an author';
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
  const isCertain = readRoutes(content).length === pages.length;
  if (paths.includes(content.home) || !isCertain) return reserved;
  return [...reserved, file.problem(['pages'], 'no page has the path "/", expected one: the home page')];
};

export const rules: readonly Rule[] = [routesAreFree];
