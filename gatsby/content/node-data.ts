import path from 'node:path';
import type { NodeTools } from '../../src/content-model/field-types/field-type';
import { readMark } from '../brand/logo';
import { baseName, entryOf, type Schema, sectionFolder, sectionName } from '../definitions/definitions';
import { layoutFiles } from '../definitions/graphql-types';
import {
  entryFields,
  keyOf,
  layoutAnnouncement,
  layoutLanguage,
  listedPages,
  pageFields,
  routeFields,
} from './page-fields';
import { networkIcon } from '../definitions/icons';
import { readLanguages } from '../model/languages';
import { fromFolder, isLocal } from '../folders';
import type { Route, Site } from '../model/site';
import { fullListOf } from '../model/section';
import { mapTexts } from '../parse/fields';
import { parseInline } from '../parse/markdown/inline';
import type { ContentFile } from '../parse/parse-content';

/** What Gatsby makes a node of. References name other nodes by their keys, and images their files by their paths. */
interface NodeData {
  typeName: string;
  /** The place of a file, without its ending: "people/ada", or in another than the first language "de/people/ada". */
  key: string;
  [field: string]: unknown;
}

export const nodesOf = (content: Site): NodeData[] => [
  ...[...content.files.values()]
    .filter(({ definition }) => content.home === '/' || !definition?.untranslated)
    .map((file) => nodeOf(file, content)),
  ...content.routes.flatMap((route) =>
    route.sections.flatMap((name) => {
      const section = content.sections.get(name);
      const key = sectionKey(name, route, content);
      return section && key !== keyOf(sectionFolder + name, content)
        ? { ...nodeOf(section.file, content, route.shown), key }
        : [];
    }),
  ),
  layoutOf(content),
];

/** A page that shows a part of a list has a section of its own in place of that of the list. */
function sectionKey(name: string, { path, shown }: Route, content: Site): string {
  const isPart = shown && fullListOf(content.sections.get(name));
  // Names of files have no "_".
  return keyOf(sectionFolder + name + (isPart ? path.replaceAll('/', '_') : ''), content);
}

/** @param shown the names of the entries that a list shows, if it does not show all */
function nodeOf(file: ContentFile, content: Site, shown?: readonly string[]): NodeData {
  const { name, definition = {} } = file;
  const value = name === 'pages.json' ? { pages: pagesOf(content) } : file.value;
  const tools: NodeTools = {
    parseInline,
    networkIcon,
    readMark: (image) => readMark(content.directory, image),
    imagePath: (image) => (isLocal(image) ? fromFolder(image) : image),
  };
  const toNode = (text: string, { fieldType, entryOf }: Schema): unknown => {
    if (entryOf) return keyOf(`${entryOf}/${text}`, content);
    return fieldType?.toNode ? fieldType.toNode(text, tools) : text;
  };
  return {
    ...(mapTexts(value, definition, toNode) as object),
    typeName: definition.title ?? '',
    key: keyOf(baseName(name), content),
    ...addedFields(file, content, shown),
    ...languageFields(name, content),
  };
}

const pagesOf = (content: Site): object[] =>
  content.routes.map((route) => ({
    ...route,
    ...routeFields(route, content),
    sections: route.sections.map((section) => sectionKey(section, route, content)),
    ...languageFields(route.source ?? route.path, content),
  }));

function addedFields({ name, definition, value }: ContentFile, content: Site, shown?: readonly string[]) {
  const section = content.sections.get(sectionName(name) ?? '');
  if (!section) {
    const entry = content.entriesByFile.get(name);
    const { pagePath } = definition ?? {};
    return {
      slug: entryOf(name)?.entry,
      ...(pagePath && pageFields(path.posix.join(content.home, pagePath), content)),
      ...(entry && entryFields(entry, content)),
    };
  }
  const { showsHeading = false, opensPage = false, invites = false, listOf = '' } = definition ?? {};
  const all = (content.collections.get(listOf) ?? []).map(({ slug }) => slug);
  const listed = shown ?? all.slice(0, (value as { latest?: number }).latest);
  return {
    anchor: section.anchor,
    showsHeading,
    opensPage,
    invites,
    ...(listOf && { [listOf]: listed.map((slug) => keyOf(`${listOf}/${slug}`, content)) }),
  };
}

/** Outside the first language: its code, and as `lang` the locale of the first one if the file or page is not translated. */
function languageFields(name: string, content: Site) {
  if (content.home === '/') return {};
  const [first] = readLanguages(content);
  const lang = content.untranslated.has(name) ? first?.locale : undefined;
  return { language: content.language?.code, lang };
}

/**
 * The content that every page of a language shows. All pages of a site with one language share it. With several, they do
 * not, but Gatsby's 404 page of development has nothing of its own.
 */
function layoutOf(content: Site): NodeData {
  const { home, language, routes } = content;
  // Without those that the build adds: further pages of a list, and pages of tags and authors.
  const pages = routes.filter(({ source }) => !source).map(({ path, title }) => ({ path, title }));
  return {
    typeName: 'Layout',
    key: keyOf('layout', content),
    ...languageFields('', content),
    announcement: layoutAnnouncement(content),
    inLanguage: layoutLanguage(content),
    isShared: home === '/' && (!language || process.env.NODE_ENV === 'development'),
    ...Object.fromEntries(layoutFiles.map((name) => [name, keyOf(name, content)])),
    pages: { nodes: pages.slice(0, listedPages), hasMore: pages.length > listedPages },
  };
}
