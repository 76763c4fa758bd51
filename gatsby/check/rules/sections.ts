import { isRecord, sectionFolder } from '../../content/definitions/definitions';
import { defaultSections } from '../../content/route';
import { readSections, type Section, type Sections } from '../../content/section';
import { missingFile, type Problem } from '../problem';
import { shownName } from '../read-content';
import { unknownName } from '../schema-messages';
import { isReservedAnchor } from './reserved-anchors';
import { type Content, listAt, listedPages, type Rule } from './rule';

/** The sections of a page exist and have different anchors, and only the first can show the page's heading. */
export const sectionsExist: Rule = (content) => {
  const sections = readSections(content);
  const pages = content.files.get('pages.json');
  const lists = listedPages(content).map((page) => listAt(page, 'sections'));
  return [
    ...[...sections.values()].flatMap(reservedAnchor),
    ...(lists.some((names) => names.length === 0) ? missingDefaults(content, sections) : []),
    ...lists.flatMap((names, page) =>
      names.flatMap((name, index) => {
        if (!pages || typeof name !== 'string') return [];
        const section = sections.get(name);
        const others = names.slice(0, index).flatMap((other) => sections.get(String(other)) ?? []);
        const message = section ? conflict(section, others) : unknownName(name, [...sections.keys()]);
        return message ? [pages.problem(['pages', page, 'sections', index], message)] : [];
      }),
    ),
  ];
};

function reservedAnchor({ name, file }: Section): Problem[] {
  const anchor = String((isRecord(file.value) && file.value.anchor) || name);
  if (!isReservedAnchor(anchor)) return [];
  return [file.problem(['anchor'], `the site itself uses the anchor "${anchor}", expected another`)];
}

/** Pages under construction show sections that no page lists. */
const missingDefaults = (content: Content, sections: Sections): Problem[] =>
  defaultSections(content).flatMap((name) => {
    const file = sections.get(name)?.file;
    if (!file) return [missingFile(shownName(content.directory, `${sectionFolder}${name}.json`))];
    if (!isRecord(file.value) || file.value.kind === name) return [];
    return [file.problem(['kind'], `pages under construction show this file, expected "kind": "${name}"`)];
  });

/** Describes a conflict with an earlier section of the same page: the same anchor, or a heading that is not the first. */
function conflict({ name, anchor, file }: Section, before: readonly Section[]): string | undefined {
  const others = before.filter((other) => other.name !== name);
  const sameAnchor = others.find((other) => anchor !== undefined && other.anchor === anchor);
  if (sameAnchor)
    return `the sections '${sameAnchor.name}' and '${name}' have the same anchor "${anchor}", expected another "anchor" in one of them`;
  if (!file.definition?.showsHeading || others.length === 0) return undefined;
  const heading = others.find((other) => other.file.definition?.showsHeading);
  return heading
    ? `the sections '${heading.name}' and '${name}' both show the page's heading, expected one of them`
    : `the section '${name}' shows the page's heading, expected it as the first of the page`;
}
