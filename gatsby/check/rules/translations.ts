import { readLanguages } from '../../model/languages';
import type { Problem } from '../../parse/problem';
import { pagesIn } from '../../model/content';
import type { Rule } from './rule';

/** A page whose address a translation can choose. */
interface Page {
  path: string;
  slug: unknown;
  /** Reports the slug. */
  problem: (message: string, at?: 'key') => Problem;
}

/** The pages of the route list, and the posts and case studies. */
const pagesWithSlugs: (content: Parameters<Rule>[0]) => Page[][] = ({ files, entries }) => [
  pagesIn({ files }).flatMap(({ path, slug }, index) => {
    const file = files.get('pages.json');
    return file ? { path, slug, problem: (...rest) => file.problem(['pages', index, 'slug'], ...rest) } : [];
  }),
  entries.flatMap(({ file: name, path, value }) => {
    const file = files.get(name);
    return file ? { path, slug: value.slug, problem: (...rest) => file.problem(['slug'], ...rest) } : [];
  }),
];

/** Only translations give a page another last part of its address, and no two pages of a language have one address. */
const addressesAreUnique: Rule = (content) =>
  pagesWithSlugs(content).flatMap((pages) =>
    pages
      .filter(({ slug }) => slug !== undefined)
      .flatMap((page) => {
        if (content.home === '/')
          return page.problem(
            'only a translation has it; the address of this page is its path, or the name of its file',
            'key',
          );
        // Of two pages that have chosen it, the later one.
        const place = pages.indexOf(page);
        const isTaken = pages.some(
          ({ path, slug }, index) =>
            path === page.path && (index < place || (index > place && slug === undefined)),
        );
        return isTaken ? page.problem(`another page has the address "${page.path}", expected another`) : [];
      }),
  );

/** The files of the content folder are in the first language. */
const firstLanguageIsThatOfTheFiles: Rule = (content) => {
  const [first] = readLanguages(content);
  const { locale } = content.site;
  const site = content.files.get('site.json');
  if (!first || !site || first.locale === locale || content.home !== '/') return [];
  const message = `found "${first.locale}", expected "${locale}", the locale of this file: the first language is that of the files`;
  return [site.problem(['languages', 0, 'locale'], message)];
};

export const rules: readonly Rule[] = [firstLanguageIsThatOfTheFiles, addressesAreUnique];
