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

/** Whether a section lists all entries of a collection, and not only the latest. */
export const isCompleteList = (section: Section | undefined): boolean => {
  const { definition, value } = section?.file ?? {};
  return definition?.listOf !== undefined && (value as { latest?: number }).latest === undefined;
};

/** The path of the page with the complete list of each collection, by its folder. */
export function listPaths(
  pages: readonly Pick<Page, 'path' | 'sections'>[],
  sections: Sections,
): Map<string, string> {
  const paths = new Map<string, string>();
  for (const page of pages)
    for (const section of (page.sections ?? []).map((name) => sections.get(name))) {
      const folder = isCompleteList(section) ? section?.file.definition?.listOf : undefined;
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
/** The content of the sections of a kind: of all, or of those with the names of a page. */
export const sectionsOfKind = <Value>(
  { sections }: { sections: Sections },
  kind: string,
  names: Iterable<string> = sections.keys(),
): Value[] =>
  [...names].flatMap((name) => {
    const section = sections.get(name);
    return section?.kind === kind ? [section.file.value as Value] : [];
  });
