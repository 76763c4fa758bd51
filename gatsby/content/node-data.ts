import path from 'node:path';
import type { NodeTools } from '../../src/content-model/field-types/field-type';
import { todayIn } from '../../src/content-model/time-zone';
import { markReader, shownMarks } from '../brand/read-logo';
import {
  baseName,
  splitEntryName,
  type FieldPath,
  type Schema,
  sectionFolder,
  sectionName,
} from '../definitions/definitions';
import { layoutFiles } from '../definitions/graphql-types';
import { markField } from './marks';
import {
  entryFields,
  keyOf,
  layoutAnnouncement,
  layoutIntegrations,
  layoutLanguage,
  maxListedPages,
  pageFields,
  routeFields,
} from './page-fields';
import { networkIcon, outlineIcon } from '../definitions/icons';
import { readLanguages } from '../model/languages/languages';
import { fromFolder, isLocal } from '../folders';
import { openingTimes } from '../model/opening-times';
import { formsOfPages } from '../model/forms';
import type { Route, Site } from '../model/site';
import { fullListOf, placesOf } from '../model/pages/section';
import { mapTexts } from '../parse/fields';
import { parseInline } from '../parse/markdown/inline';
import type { ContentFile } from '../parse/parse-text';

/** What Gatsby makes a node of. References name other nodes by their keys, and images their files by their paths. */
interface NodeData {
  typeName: string;
  /** The place of a file, without its ending: "people/ada", or in another than the first language "de/people/ada". */
  key: string;
  [field: string]: unknown;
}

export const nodesOf = (site: Site): NodeData[] => [
  ...[...site.files.values()]
    .filter(({ definition }) => site.home === '/' || !definition?.shared)
    .map((file) => nodeOf(file, site)),
  ...site.routes.flatMap((route) =>
    route.sections.flatMap((name) => {
      const section = site.sections.get(name);
      const key = sectionKey(name, route, site);
      return section && key !== keyOf(sectionFolder + name, site)
        ? { ...nodeOf(section.file, site, route.shown), key }
        : [];
    }),
  ),
  layoutOf(site),
];

/** A page that shows a part of a list has a section of its own in place of that of the list. */
function sectionKey(name: string, { path, shown }: Route, site: Site): string {
  const isPart = shown && fullListOf(site.sections.get(name));
  // Names of files have no "_".
  return keyOf(sectionFolder + name + (isPart ? path.replaceAll('/', '_') : ''), site);
}

/** @param shown the names of the entries that a list shows, if it does not show all */
function nodeOf(file: ContentFile, site: Site, shown?: readonly string[]): NodeData {
  const { name, definition = {} } = file;
  const values: Readonly<Record<string, () => unknown>> = {
    'pages.json': () => ({ pages: pagesOf(site) }),
    'forms.json': () => formsOfPages(site),
  };
  const value = values[name]?.() ?? file.value;
  const tools: NodeTools = {
    parseInline,
    networkIcon,
    outlineIcon,
    readMark: markReader(site),
    imagePath: (image) => (isLocal(image) ? fromFolder(image) : image),
  };
  const toNode = (text: string, { fieldType, collection, inherited }: Schema, path: FieldPath): unknown => {
    if (collection) return keyOf(`${collection}/${text}`, site);
    const node = fieldType?.toNode ? fieldType.toNode(text, tools) : text;
    // Without words, such as the path of a page, code reads it.
    const isOnPage = fieldType?.isInline || (fieldType?.hasWords && !inherited);
    return isOnPage ? markField(node, file, path, site) : node;
  };
  const fields = mapTexts(value, definition, toNode) as { body?: unknown };
  return {
    ...fields,
    ...(fields.body !== undefined && { body: markField(fields.body, file, ['body'], site) }),
    typeName: definition.title ?? '',
    key: keyOf(baseName(name), site),
    ...(name === 'brand.json' && shownMarks(site.brand)),
    ...addedFields(file, site, shown),
    ...languageFields(name, site),
  };
}

const pagesOf = (site: Site): object[] =>
  site.routes.map((route) => ({
    ...route,
    ...routeFields(route, site),
    sections: route.sections.map((section) => sectionKey(section, route, site)),
    ...languageFields(route.source ?? route.path, site),
  }));

function addedFields({ name, definition, value }: ContentFile, site: Site, shown?: readonly string[]) {
  const section = site.sections.get(sectionName(name) ?? '');
  if (!section) {
    const entry = site.entryLinks.get(name);
    const { pagePath } = definition ?? {};
    return {
      slug: splitEntryName(name)?.entry,
      ...(pagePath && pageFields(path.posix.join(site.home, pagePath), site)),
      ...(entry && entryFields(entry, site)),
    };
  }
  const { showsHeading = false, opensPage = false, invites = false, listOf = '' } = definition ?? {};
  const { timeZone } = site;
  const all = (site.collections.get(listOf) ?? []).map(({ slug }) => slug);
  const listed = shown ?? all.slice(0, (value as { latest?: number }).latest);
  return {
    anchor: section.anchor,
    showsHeading,
    startsLine: definition?.startsLine,
    opensPage,
    invites,
    ...(definition?.changesWithDay && { today: todayIn(timeZone), timeZone }),
    ...(definition?.showsHours && { hours: openingTimes(site.settings) }),
    ...(listOf && { [listOf]: listed.map((slug) => keyOf(`${listOf}/${slug}`, site)) }),
  };
}

/** Outside the first language: its code, and as `lang` the locale of the first one if the file or page is not translated. */
function languageFields(name: string, site: Site) {
  if (site.home === '/') return {};
  const [first] = readLanguages(site);
  const lang = site.fallbacks.has(name) ? first?.locale : undefined;
  return { language: site.language?.code, lang };
}

/**
 * The content that every page of a language shows. All pages of a site with one language share it. With several, they do
 * not, but Gatsby's 404 page of development has nothing of its own.
 */
function layoutOf(site: Site): NodeData {
  const { home, language, routes } = site;
  // Without those that the build adds: further pages of a list, and pages of tags and authors.
  const pages = routes.filter(({ source }) => !source).map(({ path, title }) => ({ path, title }));
  return {
    typeName: 'Layout',
    key: keyOf('layout', site),
    ...languageFields('', site),
    announcement: layoutAnnouncement(site),
    inLanguage: layoutLanguage(site),
    integrations: layoutIntegrations(site),
    downloads: site.downloads,
    places: placesOf(site),
    isShared: home === '/' && (!language || process.env.NODE_ENV === 'development'),
    ...Object.fromEntries(layoutFiles.map((name) => [name, keyOf(name, site)])),
    pages: { nodes: pages.slice(0, maxListedPages), hasMore: pages.length > maxListedPages },
  };
}
