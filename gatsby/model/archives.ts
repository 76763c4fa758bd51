import { posix } from 'node:path';
import type { Value } from '../../src/content-model';
import type { definition } from '../../src/sections/posts/definition';
import type { PostContext } from '../../src/content-model/model';
import { wordsInAddress } from '../parse/plain-name';
import type { Content } from './content';
import type { Entry } from './entry';
import type { Route } from './route';
import { isCompleteList, type Sections, sectionsOfKind } from './section';

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

function readPostList({ routes, sections }: Pick<Pages, 'routes' | 'sections'>) {
  for (const route of routes)
    for (const name of route.sections) {
      const section = sections.get(name);
      if (section?.kind === 'posts' && isCompleteList(section))
        return { route, name, ...(section.file.value as Partial<Value<typeof definition>>) };
    }
  return undefined;
}

type PostList = NonNullable<ReturnType<typeof readPostList>>;

function readArchives({ files, entries }: Pages, list: PostList): Route[] {
  const archives = new Map<string, Route & { shown: string[] }>();

  const add = (post: Entry, path: string, texts: Texts | undefined, name: string, author: string | null) => {
    if (!texts) return;
    const fill = (text: string) => text.replace('{name}', () => name);
    const archive = archives.get(path) ?? {
      path,
      title: fill(texts.heading),
      heading: fill(texts.heading),
      description: fill(texts.description),
      sections: [list.name],
      source: list.route.path,
      archive: { name, author },
      shown: [],
    };
    archive.shown.push(post.slug);
    archives.set(path, archive);
  };

  for (const post of entries.filter(({ folder }) => folder === 'posts')) {
    for (const tag of tagsOf(post)) add(post, tagPath(post, tag), list.topics, tag, null);
    const author = String(post.value.author);
    const person = files.get(`people/${author}.json`)?.value as { name: string } | undefined;
    if (person) add(post, authorPath(post, author), list.authors, person.name, author);
  }
  return [...archives.values()];
}

/** Adds the archives, and links to the topics on the page of the list and on theirs, and from each author to the others. */
export function addArchives(pages: Pages): Route[] {
  const list = readPostList(pages);
  if (!list) return [...pages.routes];
  const archives = readArchives(pages, list);
  const team = pages.routes.find(({ sections }) => sectionsOfKind(pages, 'people', sections).length > 0);
  const linksTo = (others: readonly Route[]) =>
    others
      .toSorted((one, other) => (other.shown?.length ?? 0) - (one.shown?.length ?? 0))
      .slice(0, maxLinks)
      .map(({ path, archive }) => ({ path, title: archive?.name ?? '' }));
  return [...pages.routes, ...archives].map((route) => {
    const { archive } = route;
    const others = archives.filter((its) => its !== route && !its.archive?.author === !archive?.author);
    if (!archive && (route !== list.route || others.length === 0)) return route;
    const { path, title } = (archive?.author && team) || list.route;
    const label = (!archive?.author && list.topics?.label) || title;
    return { ...route, topics: { label, links: linksTo(others) }, ...(archive && { back: { path, title } }) };
  });
}

export function postContexts({ entries, ...pages }: Omit<Pages, 'files'>) {
  const { topics, authors, related: title } = readPostList(pages) ?? {};
  const posts = entries.filter(({ folder }) => folder === 'posts');
  return (post: Entry): PostContext => {
    const own = tagsOf(post);
    const place = posts.indexOf(post);
    // Those with most tags in common, then those after it.
    const related = [...posts.slice(place + 1), ...posts.slice(0, place)]
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
        links: own.map((tag) => ({ title: tag, path: topics ? tagPath(post, tag) : null })),
      },
      authorPage: authors ? authorPath(post, String(post.value.author)) : null,
      related: title ? related.map(({ path }) => path) : [],
      relatedTitle: title ?? null,
    };
  };
}
