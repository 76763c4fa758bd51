import { isRecord } from '../../content/definitions/definitions';
import { readEntries } from '../../content/entry';
import { fileProblem, quote } from '../problem';
import { shownName } from '../read-content';
import { listAt, listedSections, type Rule } from '../rules/rule';
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
  const shown = [...listedSections(content)].map(
    (name) => sections.get(String(name))?.file.definition?.listOf,
  );
  const folders = new Set(readEntries(content).map(({ folder }) => folder));
  return [...folders]
    .filter((folder) => !shown.includes(folder))
    .map((folder) =>
      fileProblem(
        shownName(content.directory, folder),
        `no page lists these pages, expected a section of the kind ${folder}`,
      ),
    );
};
