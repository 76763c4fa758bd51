import type { ContentFile } from '../parse/parse-content';
import type { Content } from './content';
import { sectionName } from '../definitions/definitions';

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
