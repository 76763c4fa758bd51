import { defaultSections } from '../../../../src/content-model/files/pages';
import { isRecord, sectionFolder } from '../../../content/definitions/definitions';
import { readSections, type Section, type Sections } from '../../../content/section';
import { missingFile, type Problem, quote } from '../../problem';
import { shownName } from '../../read-content';
import { unknownName } from '../../schema-messages';
import { isReservedAnchor } from './reserved';
import { anchorsOf } from './routes';
import { type Content, listAt, listedPages, type Rule } from '../rule';

/** The sections of a page exist and have different anchors, and only the first can show the page's heading. */
const sectionsExist: Rule = (content) => {
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
  defaultSections
    .filter((name) => !sections.has(name))
    .map((name) => missingFile(shownName(content.directory, `${sectionFolder}${name}.json`)));

/** The name of a section's form. The browser keeps what visitors type by it. */
const formName = (section: unknown): string | undefined => {
  const form = isRecord(section) && section.form;
  return isRecord(form) && typeof form.name === 'string' ? form.name : undefined;
};

/** Describes a conflict with an earlier section of the same page: the same anchor or form, or a heading that is not the first. */
function conflict(section: Section, before: readonly Section[]): string | undefined {
  const { name, file } = section;
  const ids = new Set(anchorsOf(section));
  const others = before.filter((other) => other.name !== name);
  const sameAnchor = others.find((other) => anchorsOf(other).some((id) => ids.has(id)));
  if (sameAnchor)
    return `the sections '${sameAnchor.name}' and '${name}' have the same anchor "${anchorsOf(sameAnchor).find((id) => ids.has(id))}", expected another "anchor" in one of them`;
  const form = formName(file.value);
  const sameForm = others.find((other) => form !== undefined && formName(other.file.value) === form);
  if (sameForm)
    return `the forms of the sections '${sameForm.name}' and '${name}' have the same name ${quote(form as string)}, expected another "name" in one of them`;
  if (!file.definition?.showsHeading || others.length === 0) return undefined;
  const heading = others.find((other) => other.file.definition?.showsHeading);
  return heading
    ? `the sections '${heading.name}' and '${name}' both show the page's heading, expected one of them`
    : `the section '${name}' shows the page's heading, expected it as the first of the page`;
}

/** A page has no empty list of sections, and no image that nothing shows. */
const fieldsHaveAnEffect: Rule = (content) => {
  const file = content.files.get('pages.json');
  if (!file) return [];
  const sections = readSections(content);
  // These show the heading of the page in place of its opening.
  const replacesOpening = (name: unknown): boolean => {
    const section = sections.get(String(name));
    return section?.kind !== 'placeholder' && section?.file.definition?.showsHeading === true;
  };
  return listAt(file.value, 'pages').flatMap((page, index) => {
    if (!isRecord(page) || !Array.isArray(page.sections)) return [];
    if (page.sections.length === 0)
      return [
        file.problem(['pages', index, 'sections'], 'the list is empty, so the page is under construction'),
      ];
    const section = page.sections.find(replacesOpening);
    if (!page.image || !section) return [];
    const message = `the section ${quote(String(section))} shows its own image instead`;
    return [file.problem(['pages', index, 'image'], message, 'key')];
  });
};

export const rules: readonly Rule[] = [sectionsExist];

export const warnings: readonly Rule[] = [fieldsHaveAnEffect];
