import type { ContentFile } from '../check/parse-content';
import { isReservedAnchor } from '../check/rules/pages/reserved';
import { type Content, hasKnownKeys } from '../check/rules/rule';
import { isRecord, sectionName } from './definitions/definitions';

/** A file in the folder of the sections. */
export interface Section {
  /** "plans", as pages list it. */
  name: string;
  file: ContentFile;
  /** Undefined for a section without a kind. */
  kind?: string;
  /** Its own anchor, or its name. Undefined if a mistake in the file may be about the anchor. */
  anchor?: string;
}

/** All sections by name. Content may have mistakes. */
export type Sections = ReadonlyMap<string, Section>;

export const readSections = ({ files }: Pick<Content, 'files'>): Sections =>
  new Map(
    [...files.values()].flatMap((file) => {
      const name = sectionName(file.name);
      if (name === undefined) return [];
      const value = isRecord(file.value) ? file.value : { anchor: null };
      const { anchor = name } = value;
      const pattern = new RegExp(file.definition?.properties?.anchor?.pattern ?? '');
      const isCertain =
        typeof anchor === 'string' &&
        pattern.test(anchor) &&
        !isReservedAnchor(anchor) &&
        hasKnownKeys(value, file.definition);
      const kind = file.definition?.properties?.kind?.const;
      return [[name, { name, file, ...(kind && { kind }), ...(isCertain && { anchor }) }]];
    }),
  );

/** Whether a section lists all entries of a collection, and not only the latest. */
export const isCompleteList = (section: Section | undefined): boolean => {
  const { definition, value } = section?.file ?? {};
  return Boolean(definition?.listOf) && isRecord(value) && value.latest === undefined;
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
