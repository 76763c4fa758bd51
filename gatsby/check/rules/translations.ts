import { readLanguages } from '../../model/languages';
import { isRecord } from '../../definitions/definitions';
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

/** Times: languages have 12 or 24 hours. */
const times = /(?<!\d)(?:1?\d|2[0-3])[:.][0-5]\d(?!\d)/g;

/** Numbers of two digits or more, without what depends on the language. Words may stand for smaller ones. */
function numbersIn(text: string): string[] {
  const numbers = text.replace(times, '').match(/\d+(?:[.,’'\s]\d{3}(?!\d))*(?:[.,]\d{1,2}(?![\d.]))?/g);
  return (numbers ?? [])
    .map((number) => number.replace(/[.,]00$|\D/g, '').replace(/^0+/, ''))
    .filter(({ length }) => length > 1);
}

/** What a value says in every language. */
function factsIn(value: unknown): string[] {
  if (Array.isArray(value)) return [value.length === 1 ? '1 entry' : `${value.length} entries`];
  if (isRecord(value)) return ['a group'];
  return typeof value === 'string' ? numbersIn(value) : value === undefined ? [] : [String(value)];
}

/** Every language has the same numbers, choices, groups and lengths of lists, unless it has another currency. */
const languagesAgree: Rule = (content) => {
  const keyOf = ({ file, path }: Content['fields'][number]) => [file.name, ...path].join(' ');
  const originals = new Map(content.fields.map((field) => [keyOf(field), field.value]));
  return content.translations
    .filter(({ site }) => site.currency === content.site.currency)
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const original = originals.get(keyOf(field));
      const isProse = field.schema.format === 'prose' || field.schema.prose;
      const own = factsIn(field.value);
      const missing = factsIn(original).filter((fact) => !own.includes(fact));
      if (isProse || missing.length === 0) return [];
      const found = own.join(', ') || (field.value === undefined ? 'nothing' : 'no number');
      const message = `found ${found}, expected ${missing.join(', ')}, as in the first language`;
      return [field.file.problem(field.path, message)];
    });
};

export const warnings: readonly Rule[] = [languagesAgree];

export const rules: readonly Rule[] = [firstLanguageIsThatOfTheFiles, addressesAreUnique];
