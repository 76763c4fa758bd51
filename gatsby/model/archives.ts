import { posix } from 'node:path';
import type { Archives } from '../../src/content-model';
import type { PostContext } from '../../src/content-model/model';
import { collectionDefinitions } from '../definitions/definitions';
import { wordsInAddress } from '../parse/plain-name';
import type { Content } from './content';
import type { Entry } from './entry';
import type { Route } from './route';
import { fullListOf, namedListOf, type Sections } from './section';

type Texts = Readonly<Record<'heading' | 'description', string>>;

interface Pages extends Pick<Content, 'files'> {
  routes: readonly Route[];
  sections: Sections;
  entries: readonly Entry[];
}

/** How many topics or authors a page links to: those with the most posts. */
const maxLinks = 24;

const maxRelated = 3;

const tagsOf = ({ value }: Pick<Entry, 'value'>): string[] => (value.tags ?? []) as string[];

const tagPath = ({ parentPath }: Entry, tag: string): string =>
  posix.join(parentPath, 'tags', wordsInAddress(tag));
const authorPath = ({ parentPath }: Entry, author: string): string =>
  posix.join(parentPath, 'authors', author);

/** The lists of all entries of a collection, each with the page that shows it. */
const readLists = ({ routes, sections, entries }: Omit<Pages, 'files'>) =>
  routes.flatMap((route) =>
    route.sections.flatMap((name) => {
      const section = sections.get(name);
      const folder = fullListOf(section);
      if (!section || !folder) return [];
      const listed = entries.filter((entry) => entry.folder === folder);
      return [{ route, name, folder, entries: listed, ...(section.file.value as Archives) }];
    }),
  );

type List = ReturnType<typeof readLists>[number];

/** The folder of the collection with the authors of another one. */
const folderOfAuthors = (folder: string): string =>
  collectionDefinitions.get(folder)?.properties?.author?.entryOf ?? '';

function readArchives(files: Content['files'], list: List): Route[] {
  const archives = new Map<string, Route & { shown: string[] }>();

  const add = (entry: Entry, path: string, archive: NonNullable<Route['archive']>, texts?: Texts) => {
    if (!texts) return;
    const fill = (text: string) => text.replace('{name}', () => archive.name);
    const page = archives.get(path) ?? {
      path,
      title: fill(texts.heading),
      heading: fill(texts.heading),
      description: fill(texts.description),
      sections: [list.name],
      source: list.route.path,
      archive,
      shown: [],
    };
    page.shown.push(entry.slug);
    archives.set(path, page);
  };

  const folder = folderOfAuthors(list.folder);
  for (const entry of list.entries) {
    for (const tag of tagsOf(entry))
      add(entry, tagPath(entry, tag), { name: tag, author: null }, list.topics);
    const slug = String(entry.value.author);
    const { name } = (files.get(`${folder}/${slug}.json`)?.value ?? {}) as { name?: string };
    if (name) add(entry, authorPath(entry, slug), { name, author: { folder, slug } }, list.authors);
  }
  return [...archives.values()];
}

/** Adds the archives, and links to the topics on the page of the list and on theirs, and from each author to the others. */
export const addArchives = (pages: Pages): Route[] =>
  readLists(pages).reduce((routes, list) => addArchivesOf(list, { ...pages, routes }), [...pages.routes]);

function addArchivesOf(list: List, { files, routes, sections }: Pages): Route[] {
  const archives = readArchives(files, list);
  const folder = folderOfAuthors(list.folder);
  const team = routes.find((route) =>
    route.sections.some((name) => namedListOf(sections.get(name)) === folder),
  );
  const linksTo = (others: readonly Route[]) =>
    others
      .toSorted((one, other) => (other.shown?.length ?? 0) - (one.shown?.length ?? 0))
      .slice(0, maxLinks)
      .map(({ path, archive }) => ({ path, title: archive?.name ?? '' }));
  return [...routes, ...archives].map((route) => {
    const archive = archives.includes(route) ? route.archive : undefined;
    const others = archives.filter((other) => other !== route && !other.archive?.author === !archive?.author);
    if (!archive && (route !== list.route || others.length === 0)) return route;
    const { path, title } = (archive?.author && team) || list.route;
    const label = (!archive?.author && list.topics?.label) || title;
    return { ...route, topics: { label, links: linksTo(others) }, ...(archive && { back: { path, title } }) };
  });
}

/** Makes a function that tells what an entry has of the archives of its collection, if that has tags. */
export function archiveContexts(pages: Omit<Pages, 'files'>) {
  const lists = new Map(readLists(pages).map((list) => [list.folder, list]));
  return (entry: Entry): PostContext | undefined => {
    if (!collectionDefinitions.get(entry.folder)?.properties?.tags) return undefined;
    const { topics, authors, related: title, entries = [] }: Partial<List> = lists.get(entry.folder) ?? {};
    const own = tagsOf(entry);
    const place = entries.indexOf(entry);
    // Those with most tags in common, then those after it.
    const related = [...entries.slice(place + 1), ...entries.slice(0, place)]
      .map((other) => ({
        path: other.path,
        common: tagsOf(other).filter((tag) => own.includes(tag)).length,
      }))
      .filter(({ common }) => common > 0)
      .sort((one, other) => other.common - one.common)
      .slice(0, maxRelated);
    return {
      topics: {
        label: topics?.label ?? null,
        links: own.map((tag) => ({ title: tag, path: topics ? tagPath(entry, tag) : null })),
      },
      authorPage: authors ? authorPath(entry, String(entry.value.author)) : null,
      related: title ? related.map(({ path }) => path) : [],
      relatedTitle: title ?? null,
    };
  };
}
