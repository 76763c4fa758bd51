import { defaultSections } from '../../../../src/content-model/files/pages';
import { isReservedAnchor } from '../../../parse/markdown/headings';
import { kinds, sectionFolder } from '../../../definitions/definitions';
import { fullListOf } from '../../../model/pages/section';
import type { Section } from '../../../model/site';
import { missingFile, quote } from '../../../parse/problem';
import { unknownName } from '../../schema-messages';
import { anchorsOf } from './routes';
import { problemIn, type Rule, type Rules } from '../rule';

const sectionsExist: Rule = (site) => {
  const { sections } = site;
  const pages = site.pages;
  const hasDefaults = pages.some(({ sections: names = [] }) => names.length === 0);
  return [
    ...[...sections.values()].flatMap(({ anchor, file }) =>
      isReservedAnchor(anchor)
        ? file.problem(['anchor'], `the site itself uses the anchor "${anchor}", expected another`)
        : [],
    ),
    // Pages under construction show sections that no page lists.
    ...defaultSections
      .filter((name) => hasDefaults && !sections.has(name))
      .flatMap((name) => problemIn(site, `${sectionFolder}${name}.json`, [], missingFile)),
    ...pages.flatMap(({ sections: names = [] }, page) =>
      names.flatMap((name, index) => {
        const section = sections.get(name);
        const before = names.slice(0, index).flatMap((other) => sections.get(other) ?? []);
        const file = `${sectionFolder}${name}.json`;
        const message = section ? conflict(section, before) : unknownName(name, [...sections.keys()], file);
        const path = ['pages', page, 'sections', index];
        return message ? problemIn(site, 'pages.json', path, message) : [];
      }),
    ),
  ];
};

/** The entries of a collection are below the page that lists all of them. */
const listsAreComplete: Rule = (site) => {
  const pages = site.pages;
  return pages.flatMap(({ path, sections: names = [] }, page) =>
    names.flatMap((name, index) => {
      const section = site.sections.get(name);
      const folder = fullListOf(section);
      const first = site.lists.get(folder ?? '')?.page.path;
      if (!folder || first === path) return [];
      const message = `the section '${name}' is a second complete list, after that of the page "${first}", expected "latest" in it`;
      return problemIn(site, 'pages.json', ['pages', page, 'sections', index], message);
    }),
  );
};

/** The name of a section's form. The browser keeps what visitors type by it. */
const formName = ({ file }: Section) => (file.value as { form?: { name: string } }).form?.name;

function conflict(section: Section, before: readonly Section[]): string | undefined {
  const { name, file } = section;
  const ids = new Set(anchorsOf(section));
  const others = before.filter((other) => other.name !== name);
  const sameAnchor = others.find((other) => anchorsOf(other).some((id) => ids.has(id)));
  if (sameAnchor)
    return `the sections '${sameAnchor.name}' and '${name}' have the same anchor "${anchorsOf(sameAnchor).find((id) => ids.has(id))}", expected another "anchor" in one of them`;
  const form = formName(section);
  const sameForm = form && others.find((other) => formName(other) === form);
  if (sameForm)
    return `the forms of the sections '${sameForm.name}' and '${name}' have the same name ${quote(form)}, expected another "name" in one of them`;
  if (fullListOf(section) && others.some(fullListOf))
    return `the section '${name}' is a second complete list, expected "latest" in it`;
  return file.definition?.showsHeading && others.length > 0
    ? `the section '${name}' shows the page's heading, expected it only as the first of the page`
    : undefined;
}

const fieldsHaveAnEffect: Rule = (site) =>
  site.pages.flatMap((page, index) => {
    const report = (key: string, message: string, at?: 'key') =>
      problemIn(site, 'pages.json', ['pages', index, key], message, at);
    if (page.sections?.length === 0)
      return report('sections', 'the list is empty, so the page is under construction');
    // These show the heading of the page in place of its opening.
    const opening = (page.sections ?? defaultSections)
      .flatMap((name) => site.sections.get(name) ?? [])
      .find(({ file }) => file.definition?.showsHeading);
    if (!opening) return [];
    return (['image', 'actions'] as const).flatMap((key) =>
      !page[key] || (key === 'image' && opening.file.definition?.showsImage)
        ? []
        : report(key, `the section ${quote(opening.name)} opens the page and shows its own instead`, 'key'),
    );
  });

/** What kinds themselves say of their sections. */
const rulesOfKinds =
  (name: 'rules' | 'warnings'): Rule =>
  ({ sections, published }) =>
    [...sections.values()].flatMap(({ kind, file }) => {
      const sectionsAt = (path: string) =>
        published.routes
          .find((route) => route.path === path)
          ?.sections.flatMap((other) => sections.get(other) ?? [])
          .filter((other) => other.kind === kind)
          .map((other) => other.file.value);
      return (kinds.get(kind)?.[name]?.(file.value, sectionsAt) ?? []).map(({ path, message, at }) =>
        file.problem(path, message, at),
      );
    });

export const sectionRules: Rules = {
  rules: [sectionsExist, listsAreComplete, rulesOfKinds('rules')],
  warnings: [fieldsHaveAnEffect, rulesOfKinds('warnings')],
};
