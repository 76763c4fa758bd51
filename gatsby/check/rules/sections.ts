import path from 'node:path';
import { definitionOf, sectionFolder, sectionName } from '../../content/definitions';
import type { ContentFile } from '../parse-content';
import { type Problem, startOfFile } from '../problem';
import { isRecord, listAt } from '../schema-details';
import { unknownName } from '../schema-messages';
import type { Content, Rule } from './rule';

/** Anchors that the layout gives to every page. */
export const layoutAnchors = ['main', 'footer'];

type Sections = ReadonlyMap<string, ContentFile>;

/** The files of sections by name. */
export const readSections = ({ files }: Content): Sections =>
  new Map(
    [...files.values()].flatMap((file) => {
      const name = sectionName(file.name);
      return name === undefined ? [] : [[name, file]];
    }),
  );

/** The anchor of a section: its own, or the name of its file. */
export function anchorOf({ name, value }: ContentFile): string {
  const anchor = isRecord(value) ? value.anchor : undefined;
  return typeof anchor === 'string' && anchor ? anchor : (sectionName(name) ?? '');
}

/** The sections of a page under construction, which lists none. */
export const defaultSections = ({ definitions }: Content): readonly string[] =>
  (definitions.get('pages.schema.json')?.properties?.pages?.items?.properties?.sections?.default ??
    []) as string[];

/**
 * The sections that pages list exist, and those of one page have different anchors and at most one heading of the page.
 *
 * @param content all content
 * @returns a problem for each entry that does not fit
 */
export const sectionsExist: Rule = (content) => {
  const files = readSections(content);
  const pages = content.files.get('pages.json');
  const lists = listAt(pages?.value, 'pages').map((page) => listAt(page, 'sections'));
  return [
    ...[...files.values()].flatMap(reservedAnchor),
    ...(lists.some((names) => names.length === 0) ? missingDefaults(content, files) : []),
    ...lists.flatMap((names, page) =>
      names.flatMap((name, index) => {
        if (!pages || typeof name !== 'string') return [];
        const file = files.get(name);
        const message = file
          ? clash(
              content,
              file,
              names
                .slice(0, index)
                .flatMap((other) => (other === name ? [] : (files.get(String(other)) ?? []))),
            )
          : unknownName(name, [...files.keys()], 'section');
        return message ? [pages.problem(['pages', page, 'sections', index], message)] : [];
      }),
    ),
  ];
};

function reservedAnchor(file: ContentFile): Problem[] {
  const anchor = anchorOf(file);
  if (!layoutAnchors.includes(anchor)) return [];
  return [file.problem(['anchor'], `the anchor "${anchor}" belongs to every page, expected another`)];
}

/** Pages under construction show sections that no page lists. */
function missingDefaults(content: Content, files: Sections): Problem[] {
  return defaultSections(content).flatMap((name) => {
    const file = files.get(name);
    if (!file) {
      const shown = path.posix.join(path.basename(content.directory), `${sectionFolder}${name}.json`);
      return [{ file: shown, ...startOfFile, field: '', message: 'the file is missing' }];
    }
    if (!isRecord(file.value) || file.value.kind === name) return [];
    return [file.problem(['kind'], `pages under construction show this file, expected "kind": "${name}"`)];
  });
}

/** Two sections that one page cannot show together. */
function clash(content: Content, file: ContentFile, others: readonly ContentFile[]): string | undefined {
  const name = sectionName(file.name);
  const sameAnchor = others.find((other) => anchorOf(other) === anchorOf(file));
  if (sameAnchor)
    return `'${name}' has the anchor "${anchorOf(file)}" like '${sectionName(sameAnchor.name)}', expected another "anchor" in one of the two files`;
  const heading = showsHeading(content, file) && others.find((other) => showsHeading(content, other));
  return heading
    ? `'${name}' shows the page's heading, which '${sectionName(heading.name)}' shows already, expected one of the two`
    : undefined;
}

const showsHeading = ({ definitions }: Content, { name, value }: ContentFile): boolean =>
  definitions.get(definitionOf(definitions, name, value) ?? '')?.showsHeading ?? false;
