import { isRecord, sectionFolder, sectionName } from '../../content/definitions/definitions';
import type { ContentFile } from '../parse-content';
import { missingFile, type Problem } from '../problem';
import { shownName } from '../read-content';
import { unknownName } from '../schema-messages';
import { type Content, hasKnownKeys, listAt, type Rule } from './rule';

/** A file in the folder of the sections. */
interface SectionFile {
  name: string;
  file: ContentFile;
  /** Its own anchor, or its name. Undefined if a mistake in the file may be about the anchor. */
  anchor?: string;
}

type Sections = ReadonlyMap<string, SectionFile>;

/** Anchors that every page has. */
export const layoutAnchors = ['main', 'footer'];

/** All sections by name. */
export const readSections = ({ files }: Content): Sections =>
  new Map(
    [...files.values()].flatMap((file) => {
      const name = sectionName(file.name);
      if (name === undefined) return [];
      const value = isRecord(file.value) ? file.value : { anchor: null };
      const { anchor = name } = value;
      const isCertain = typeof anchor === 'string' && hasKnownKeys(value, file.definition);
      return [[name, { name, file, ...(isCertain && { anchor }) }]];
    }),
  );

/** The sections of a page under construction, which lists none. */
export const defaultSections = ({ definitions }: Content): readonly string[] =>
  (definitions.get('pages.schema.json')?.properties?.pages?.items?.properties?.sections?.default ??
    []) as string[];

/** The sections of a page exist and have different anchors, and at most one shows the page's heading. */
export const sectionsExist: Rule = (content) => {
  const sections = readSections(content);
  const pages = content.files.get('pages.json');
  const lists = listAt(pages?.value, 'pages').map((page) => listAt(page, 'sections'));
  return [
    ...[...sections.values()].flatMap(reservedAnchor),
    ...(lists.some((names) => names.length === 0) ? missingDefaults(content, sections) : []),
    ...lists.flatMap((names, page) =>
      names.flatMap((name, index) => {
        if (!pages || typeof name !== 'string') return [];
        const section = sections.get(name);
        const others = names.slice(0, index).flatMap((other) => sections.get(String(other)) ?? []);
        const message = section ? conflict(section, others) : unknownSection(name, [...sections.keys()]);
        return message ? [pages.problem(['pages', page, 'sections', index], message)] : [];
      }),
    ),
  ];
};

function unknownSection(name: string, names: readonly string[]): string {
  const message = unknownName(name, names, 'section');
  return message.endsWith('?') ? message : `${message}; "git restore" brings back a deleted file`;
}

function reservedAnchor({ file, anchor = '' }: SectionFile): Problem[] {
  // Gatsby's router has an element of this id around every page.
  if (![...layoutAnchors, 'gatsby-focus-wrapper'].includes(anchor)) return [];
  return [file.problem(['anchor'], `the anchor "${anchor}" is on every page already, expected another`)];
}

/** Pages under construction show sections that no page lists. */
const missingDefaults = (content: Content, sections: Sections): Problem[] =>
  defaultSections(content).flatMap((name) => {
    const file = sections.get(name)?.file;
    if (!file) return [missingFile(shownName(content.directory, `${sectionFolder}${name}.json`))];
    if (!isRecord(file.value) || file.value.kind === name) return [];
    return [file.problem(['kind'], `pages under construction show this file, expected "kind": "${name}"`)];
  });

/** Describes a conflict with an earlier section of the same page: the same anchor, or a second heading. */
function conflict({ name, anchor, file }: SectionFile, before: readonly SectionFile[]): string | undefined {
  const others = before.filter((other) => other.name !== name);
  const sameAnchor = others.find((other) => anchor !== undefined && other.anchor === anchor);
  if (sameAnchor)
    return `the sections '${sameAnchor.name}' and '${name}' have the same anchor "${anchor}", expected another "anchor" in one of them`;
  const heading =
    file.definition?.showsHeading && others.find((other) => other.file.definition?.showsHeading);
  return heading
    ? `the sections '${heading.name}' and '${name}' both show the page's heading, expected one of them`
    : undefined;
}
