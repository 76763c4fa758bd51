import type { Kind } from '../../src/content-model/kind';
import type { ContentFile } from '../parse/parse-content';
import type { Content, Page } from './content';
import { kinds, sectionName } from '../definitions/definitions';

export interface Section {
  /** "plans", as pages list it. */
  name: string;
  file: ContentFile;
  kind: string;
  anchor: string;
}

export type Sections = ReadonlyMap<string, Section>;

export const readSections = ({ files }: Pick<Content, 'files'>): Sections =>
  new Map(
    [...files.values()].flatMap((file) => {
      const name = sectionName(file.name);
      if (name === undefined) return [];
      const { kind = '', anchor = name } = (file.value ?? {}) as Partial<Section>;
      return [[name, { name, file, kind, anchor }]];
    }),
  );

/** The folder of the collection of which a section lists all entries, and not only the latest. */
export const fullListOf = ({ file }: Partial<Section> = {}): string | undefined =>
  (file?.value as { latest?: number } | undefined)?.latest === undefined
    ? file?.definition?.listOf
    : undefined;

/** The folder of the collection whose entries a section lists by name. */
export const namedListOf = ({ file }: Partial<Section> = {}): string | undefined =>
  Object.values(file?.definition?.properties ?? {}).find(({ items }) => items?.entryOf)?.items?.entryOf;

/** The path of the page with the complete list of each collection, by its folder. */
export function listPaths(
  pages: readonly Pick<Page, 'path' | 'sections'>[],
  sections: Sections,
): Map<string, string> {
  const paths = new Map<string, string>();
  for (const page of pages)
    for (const section of (page.sections ?? []).map((name) => sections.get(name))) {
      const folder = fullListOf(section);
      if (folder && !paths.has(folder)) paths.set(folder, page.path);
    }
  return paths;
}

/** What the sections with these names tell the build. */
export const askSections = <Answer>(
  { sections }: { sections: Sections },
  names: Iterable<string>,
  ask: (kind: Kind, section: unknown) => Answer | readonly Answer[] | undefined,
): Answer[] =>
  [...names].flatMap((name) => {
    const section = sections.get(name);
    const kind = kinds.get(section?.kind ?? '');
    return (section && kind && ask(kind, section.file.value)) ?? [];
  });

/** The kinds of the sections with these names, each with the content of its sections. */
export function groupByKind(content: { sections: Sections }, names: Iterable<string>) {
  const groups = new Map<Kind, unknown[]>();
  for (const [kind, section] of askSections(content, names, (...both) => [both]))
    groups.set(kind, [...(groups.get(kind) ?? []), section]);
  return [...groups];
}

/** All sections that the pages of a language show. */
export const shownSections = ({ routes }: { routes: readonly { sections: readonly string[] }[] }) =>
  new Set(routes.flatMap(({ sections }) => sections));
