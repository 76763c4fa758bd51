import { posix } from 'node:path';
import type { Archives } from '../../../src/content-model';
import type { PageLink } from '../../../src/content-model/entry';
import type { PostContext } from '../../../src/content-model/model';
import { collectionDefinitions } from '../../definitions/definitions';
import { wordsInAddress } from '../../parse/plain-name';
import { entryValue } from './entry';
import { findRelated, tagsOf } from './related';
import { namedListOf, sectionsOf } from './section';
import type { Entry, EntryLinks, EntryList, Route, Site } from '../site';

type Texts = Readonly<Record<'heading' | 'description', string>>;

export const linkTo = ({ path, title }: PageLink): PageLink => ({ path, title });

/** How many topics or authors a page links to: those with the most posts. */
const maxLinks = 24;

const tagPath = ({ parentPath }: Entry, tag: string): string =>
  posix.join(parentPath, 'tags', wordsInAddress(tag));
const authorPath = ({ parentPath }: Entry, author: string): string =>
  posix.join(parentPath, 'authors', author);

/** Those who wrote an entry. */
const authorsOf = ({ value: { author, coAuthors } }: Entry): string[] =>
  [author, ...((coAuthors as unknown[] | undefined) ?? [])].filter((name) => typeof name === 'string');

const textsOf = ({ section }: EntryList) => section.file.value as Archives;

/** The folder of the collection with the authors of another one. */
const folderOfAuthors = (folder: string): string =>
  collectionDefinitions.get(folder)?.properties?.author?.collection ?? '';

function readArchives(list: EntryList, site: Site): Route[] {
  const archives = new Map<string, Route & { shown: string[] }>();

  const add = (entry: Entry, path: string, archive: NonNullable<Route['archive']>, texts?: Texts) => {
    if (!texts) return;
    const fill = (text: string) => text.replace('{name}', () => archive.name);
    const page = archives.get(path) ?? {
      path,
      title: fill(texts.heading),
      heading: fill(texts.heading),
      description: fill(texts.description),
      sections: [list.section.name],
      source: list.page.path,
      archive,
      shown: [],
    };
    page.shown.push(entry.slug);
    archives.set(path, page);
  };

  const { topics, authors } = textsOf(list);
  const namedEntries = namedEntryRoutes(site);
  const folder = folderOfAuthors(list.folder);
  for (const entry of site.collections.get(list.folder) ?? []) {
    for (const tag of tagsOf(entry)) add(entry, tagPath(entry, tag), { name: tag, author: null }, topics);
    for (const slug of authorsOf(entry)) {
      const { name } = (entryValue(site, folder, slug) ?? {}) as { name?: string };
      if (name && !namedEntries.has(slug))
        add(entry, authorPath(entry, slug), { name, author: { folder, slug } }, authors);
    }
  }
  return [...archives.values()];
}

/** Adds the archives, and links to the topics on the page of the list and on theirs, and from each author to the others. */
export function addArchives(site: Site): Route[] {
  const pages = site.pages.map((page): Route => ({ ...page, sections: sectionsOf(page) }));
  const routes = [...site.lists.values()].reduce((all, list) => addArchivesOf(list, all, site), pages);
  return [...routes, ...namedEntryRoutes(site).values()];
}

/** The pages of entries that a section lists by name, such as the people of a team, if it has `pages`, by the names of the entries. */
function namedEntryRoutes(site: Site): ReadonlyMap<string, Route> {
  const pages = new Map<string, Route>();
  for (const page of site.pages)
    for (const section of sectionsOf(page).flatMap((name) => site.sections.get(name) ?? [])) {
      const { folder, slugs } = namedListOf(section) ?? {};
      if (!(section.file.value as { pages?: boolean }).pages || !folder || !slugs) continue;
      for (const slug of slugs) {
        const value = entryValue(site, folder, slug) as
          Partial<Record<'name' | 'role' | 'text', string>> | undefined;
        if (!value?.name || pages.has(slug)) continue;
        const { name, role = '', text } = value;
        const list = [...site.lists.values()].find((other) => folderOfAuthors(other.folder) === folder);
        const posts = site.collections.get(list?.folder ?? '') ?? [];
        const shown = posts.filter((post) => authorsOf(post).includes(slug)).map((post) => post.slug);
        pages.set(slug, {
          path: posix.join(page.path, slug),
          title: name,
          heading: name,
          description: text ?? `${name}, ${role}`,
          sections: [section.name, ...(list && shown.length > 0 ? [list.section.name] : [])],
          source: page.path,
          archive: { name, author: { folder, slug } },
          shown,
          back: linkTo(page),
        });
      }
    }
  return pages;
}

function addArchivesOf(list: EntryList, routes: readonly Route[], site: Site): Route[] {
  const archives = readArchives(list, site);
  const folder = folderOfAuthors(list.folder);
  const team = routes.find((route) =>
    route.sections.some((name) => namedListOf(site.sections.get(name))?.folder === folder),
  );
  const bySize = archives.toSorted((one, other) => (other.shown?.length ?? 0) - (one.shown?.length ?? 0));
  const authors = bySize.filter(({ archive }) => archive?.author);
  const topics = bySize.filter(({ archive }) => !archive?.author);
  const linksTo = (pages: readonly Route[], own?: Route) =>
    pages
      .slice(0, maxLinks + 1)
      .filter((page) => page !== own)
      .slice(0, maxLinks)
      .map(({ path, archive }) => ({ path, title: archive?.name ?? '' }));
  const label = textsOf(list).topics?.label ?? list.page.title;
  return [
    ...routes.map((route) =>
      route.path === list.page.path && topics.length > 0
        ? { ...route, topics: { label, links: linksTo(topics) } }
        : route,
    ),
    ...archives.map((archive) => {
      const isAuthor = Boolean(archive.archive?.author);
      const back = linkTo((isAuthor && team) || list.page);
      const links = linksTo(isAuthor ? authors : topics, archive);
      return { ...archive, topics: { label: isAuthor ? back.title : label, links }, back };
    }),
  ];
}

export function readEntryLinks(site: Site): Site['entryLinks'] {
  const { collections, lists, routesByPath } = site;
  const namedEntries = namedEntryRoutes(site);
  const links = [...collections].flatMap(([folder, entries]) => {
    const list = lists.get(folder);
    const { topics, authors, related: relatedTitle }: Archives = list ? textsOf(list) : {};
    const hasTags = collectionDefinitions.get(folder)?.properties?.tags;
    const relatedTo = findRelated(entries);
    const ofPost = (entry: Entry, place: number): PostContext<Entry> => ({
      topics: {
        label: topics?.label ?? null,
        links: tagsOf(entry).map((tag) => ({ title: tag, path: topics ? tagPath(entry, tag) : null })),
      },
      authorPages: authorsOf(entry).map(
        (author) => namedEntries.get(author)?.path ?? (authors ? authorPath(entry, author) : null),
      ),
      related: relatedTitle ? relatedTo(place, entry) : [],
      relatedTitle: relatedTitle ?? null,
    });
    return entries.map((entry, index): [string, EntryLinks] => {
      const list = routesByPath.get(entry.parentPath);
      const next = entries[(index + 1) % entries.length];
      return [
        entry.file,
        {
          entry,
          back: list ? linkTo(list) : null,
          next: next && next !== entry ? next : null,
          ...(hasTags && ofPost(entry, index)),
        },
      ];
    });
  });
  return new Map(links);
}
