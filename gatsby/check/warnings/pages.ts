import { collectionsWithPages, isRecord } from '../../content/definitions/definitions';
import { readEntries } from '../../content/entry';
import { fileProblem, quote } from '../problem';
import { shownName } from '../read-content';
import { listAt, type Rule } from '../rules/rule';
import { readSections } from '../../content/section';

/** A page has no empty list of sections, and no image that nothing shows. */
export const fieldsHaveAnEffect: Rule = (content) => {
  const file = content.files.get('pages.json');
  if (!file) return [];
  const sections = readSections(content);
  // These show the heading of the page in place of its opening.
  const replacesOpening = (name: unknown): boolean =>
    sections.get(String(name))?.file.definition?.showsHeading ?? false;
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

/** A page lists the posts and case studies, so that visitors find them. */
export const collectionsAreListed: Rule = (content) => {
  const sections = readSections(content);
  const pages = listAt(content.files.get('pages.json')?.value, 'pages');
  const shown = new Set(
    pages
      .flatMap((page) => listAt(page, 'sections'))
      .map((name) => sections.get(String(name))?.file.definition?.listOf),
  );
  const entries = readEntries(content);
  return collectionsWithPages(content.definitions).flatMap(({ folder = '' }) =>
    shown.has(folder) || !entries.some((entry) => entry.folder === folder)
      ? []
      : [
          fileProblem(
            shownName(content.directory, folder),
            `no page lists these pages, expected a section of the kind ${folder}`,
          ),
        ],
  );
};
