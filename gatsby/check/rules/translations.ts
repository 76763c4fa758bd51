import { readLanguages } from '../../model/languages';
import { type Content, pagesIn } from '../../model/content';
import type { Rule } from './rule';

/** The pages of the route list, and the posts and case studies, each with the place of its slug. */
const pagesWithSlugs = ({ files, entries }: Parameters<Rule>[0]) => [
  pagesIn({ files }).map(({ path, slug }, index) => ({
    path,
    slug,
    file: files.get('pages.json'),
    place: ['pages', index, 'slug'],
  })),
  entries.map(({ file, path, value: { slug } }) => ({ path, slug, file: files.get(file), place: ['slug'] })),
];

/** Only translations give a page another last part of its address, and no two pages of a language have one address. */
const addressesAreUnique: Rule = (content) =>
  pagesWithSlugs(content).flatMap((pages) =>
    pages.flatMap(({ path, slug, file, place }, index) => {
      if (slug === undefined || !file) return [];
      if (content.home === '/') {
        const message =
          'only a translation has it; the address of this page is its path, or the name of its file';
        return file.problem(place, message, 'key');
      }
      // Of two pages that have chosen it, the later one.
      const isTaken = pages.some(
        (page, other) => page.path === path && (other < index || (other > index && page.slug === undefined)),
      );
      return isTaken ? file.problem(place, `another page has the address "${path}", expected another`) : [];
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

/** The prices of a file without what depends on the language, and the values that all languages share. */
const sharedValues = ({ fields }: Pick<Content, 'fields'>, name: string): string[] =>
  fields
    .filter(({ file, value }) => file.name === name && typeof value === 'string')
    .flatMap(({ path, schema, value }) => {
      if (path.at(-1) === 'price') return String(value).replace(/[.,]00(?!\d)|\D/g, '');
      return schema.untranslated ? String(value) : [];
    });

/** Every language has all prices, unless it has another currency, and for example all fields of a form. */
const translationsAreComplete: Rule = (content) =>
  content.translations.flatMap((translation) =>
    [...translation.files.values()].flatMap((file) => {
      const own = sharedValues(translation, file.name);
      const missing = sharedValues(content, file.name).filter((value) => !own.includes(value));
      return missing.length === 0 || translation.site.currency !== content.site.currency
        ? []
        : file.problem([], `expected what the first language has: ${missing.join(', ')}`);
    }),
  );

export const warnings: readonly Rule[] = [translationsAreComplete];

export const rules: readonly Rule[] = [firstLanguageIsThatOfTheFiles, addressesAreUnique];
