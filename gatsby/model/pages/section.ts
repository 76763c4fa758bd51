import { defaultSections } from '../../../src/content-model/files/pages';
import type { Kind, LayoutPlace } from '../../../src/content-model/kind';
import { kinds, sectionName } from '../../definitions/definitions';
import { arrayAt } from '../languages/languages';
import { withSiteDetails } from '../../../src/content-model/parts/place';
import type { EntryList, Page, Section, Sections, Site } from '../site';

export const readSections = ({ files }: Site): Sections =>
  new Map(
    [...files.values()].flatMap((file) => {
      const name = sectionName(file.name);
      if (name === undefined) return [];
      const { kind = '', anchor = name } = (file.value ?? {}) as Partial<Section>;
      return [[name, { name, file, kind, anchor }]];
    }),
  );

export const sectionsOf = ({ sections = [] }: Pick<Page, 'sections'>): readonly string[] =>
  sections.length > 0 ? sections : defaultSections;

/** The folder of the collection of which a section lists all entries, and not only the latest. */
export const fullListOf = ({ file }: Partial<Section> = {}): string | undefined =>
  (file?.value as { latest?: number } | undefined)?.latest === undefined
    ? file?.definition?.listOf
    : undefined;

/** The folder of the collection whose entries a section lists by name, and their names. */
export function namedListOf({ file }: Partial<Section> = {}) {
  const fields = Object.entries(file?.definition?.properties ?? {});
  for (const [key, { items }] of fields)
    if (items?.collection) return { folder: items.collection, slugs: arrayAt(file?.value, key) as string[] };
  return undefined;
}

export function readLists({ pages, sections }: Site): ReadonlyMap<string, EntryList> {
  const lists = new Map<string, EntryList>();
  for (const page of pages)
    for (const name of page.sections ?? []) {
      const section = sections.get(name);
      const folder = fullListOf(section);
      if (section && folder && !lists.has(folder)) lists.set(folder, { folder, section, page });
    }
  return lists;
}

/** What the sections with these names tell the build. */
export const askSections = <Answer>(
  { sections }: Pick<Site, 'sections'>,
  names: Iterable<string>,
  ask: (kind: Kind, section: unknown, file: string) => Answer | readonly Answer[] | undefined,
): Answer[] =>
  [...names].flatMap((name) => {
    const section = sections.get(name);
    const kind = kinds.get(section?.kind ?? '');
    return (section && kind && ask(kind, section.file.value, section.file.name)) ?? [];
  });

/** The kinds of the sections with these names, each with the content of its sections. */
export function groupByKind(site: Pick<Site, 'sections'>, names: Iterable<string>) {
  const groups = new Map<Kind, unknown[]>();
  for (const [kind, section] of askSections(site, names, (...both) => [both]))
    groups.set(kind, [...(groups.get(kind) ?? []), section]);
  return [...groups];
}

/** All sections that the pages of a language show. */
export const shownSections = ({ routes }: Pick<Site, 'routes'>) =>
  new Set(routes.flatMap(({ sections }) => sections));

/** The places that the full footer and forms for messages have in place of the address of the site. */
export function placesOf(
  site: Pick<Site, 'sections' | 'routes' | 'fallbacks' | 'original' | 'settings'>,
): readonly LayoutPlace[] | null {
  const places = askSections(site, shownSections(site), ({ places: ask }, section, file) => {
    const lang = site.fallbacks.has(file) ? site.original?.language?.locale : undefined;
    return ask?.(section as never).map((place) => ({ ...withSiteDetails(place, site.settings), lang }));
  });
  return places.length > 0 ? places : null;
}
