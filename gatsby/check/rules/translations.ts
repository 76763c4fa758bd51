import { readLanguages } from '../../model/languages';
import { isRecord } from '../../definitions/definitions';
import { type Content, pagesIn } from '../../model/content';
import { translateHref } from '../../model/translation';
import { problemIn, type Rule, type Rules } from './rule';

/** The pages of the route list, and the posts and case studies, each with the place of its slug. */
const pagesWithSlugs = ({ files, entries }: Parameters<Rule>[0]) => [
  pagesIn({ files }).map(({ path, slug }, index) => ({
    path,
    slug,
    file: 'pages.json',
    place: ['pages', index, 'slug'],
  })),
  entries.map(({ file, path, value: { slug } }) => ({ path, slug, file, place: ['slug'] })),
];

/** Only translations give a page another last part of its address, and no two pages of a language have one address. */
const addressesAreUnique: Rule = (content) =>
  pagesWithSlugs(content).flatMap((pages) =>
    pages.flatMap(({ path, slug, file, place }, index) => {
      if (slug === undefined) return [];
      if (content.home === '/') {
        const message =
          'only a translation has it; the address of this page is its path, or the name of its file';
        return problemIn(content, file, place, message, 'key');
      }
      // Of two pages that have chosen it, the later one.
      const isTaken = pages.some(
        (page, other) => page.path === path && (other < index || (other > index && page.slug === undefined)),
      );
      const message = `another page has the address "${path}", expected another`;
      return isTaken ? problemIn(content, file, place, message) : [];
    }),
  );

/** The files of the content folder are in the first language. */
const firstLanguageIsThatOfTheFiles: Rule = (content) => {
  const [first] = readLanguages(content);
  const { locale } = content.site;
  if (!first || first.locale === locale || content.home !== '/') return [];
  const message = `found "${first.locale}", expected "${locale}", the locale of this file: the first language is that of the files`;
  return problemIn(content, 'site.json', ['languages', 0, 'locale'], message);
};

/** Times in sentences: languages have 12 or 24 hours. */
const times = /(?<!\d)(?:1?\d|2[0-3])[:.][0-5]\d(?![.\d])/g;

/** Numbers without what depends on the language. Words may stand for numbers of one digit. */
const numbersIn = (text: string): string[] =>
  (text.replace(times, '').match(/\d+(?:[.,’'\s]\d{3}(?!\d))*(?:[.,]\d{1,2}(?![\d.]))?/g) ?? [])
    .filter((number) => /[1-9].|\D/.test(number))
    .map((number) => number.replace(/[.,]00$|\D/g, ''));

/** A day or a time in a field of its own. */
const exact = /^\d{4}-\d{2}-\d{2}$|^\d{2}:\d{2}$/;

/** The page that a link of its own leads to. Files, such as price lists, and tags can be other ones in each language. */
const pageIn = (href: string): string | undefined =>
  /^(?!\/files\/)\/[^#?]*/.exec(href)?.[0].replace(/(?<=.)\/tags\/.+/, '');

type Field = Content['fields'][number];

/** What a value says in every language. The paragraphs of a long text may be different ones. */
function factsIn({ schema, value, path }: Field, addresses: Content['addresses']): string[] {
  const { items, format = '' } = schema;
  if (Array.isArray(value))
    return items?.type === 'object' || items?.entryOf ? [`a list of ${value.length}`] : [];
  if (isRecord(value)) return ['a group'];
  if (typeof value !== 'string') return value === undefined ? [] : [String(value)];
  if (format === 'href') {
    const page = typeof path.at(-1) === 'string' && pageIn(value);
    return page ? [translateHref(page, addresses)] : [];
  }
  if (format === 'prose') return [];
  if (format === 'email') return [value];
  if (/^\+[\d ().-]+$/.test(value)) return [value.replace(/[ ().-]/g, '')];
  return exact.test(value) ? [value] : numbersIn(value);
}

const placeOf = ({ file, path }: Field): string => [file.name, ...path].join(' ');

/** Every language has the same numbers, choices, pages, groups and lengths of lists, unless it has another currency. */
const languagesAgree: Rule = (content) =>
  content.translations
    .filter(({ site }) => site.currency === content.site.currency)
    .flatMap(({ fields, addresses }) => {
      const originals = new Map(content.fields.map((field) => [placeOf(field), factsIn(field, addresses)]));
      let differentList = '';
      return fields.flatMap((field) => {
        const place = placeOf(field);
        // The entries of a longer or shorter list have other places.
        if (differentList && place.startsWith(differentList)) return [];
        const expected = originals.get(place) ?? [];
        const found = factsIn(field, addresses);
        const missing = expected.filter((fact) => !found.includes(fact));
        const isInWords = typeof field.value === 'string' && found.length === 0;
        if (missing.length === 0 || isInWords) return [];
        if (Array.isArray(field.value)) differentList = `${place} `;
        const others = found.filter((fact) => !expected.includes(fact)).join(', ') || 'nothing';
        const message = `found ${others}, expected ${missing.join(', ')}, as in the first language`;
        return [field.file.problem(field.path, message)];
      });
    });

/** The digits of all prices. */
const pricesOf = ({ fields }: Pick<Content, 'fields'>): string =>
  fields.flatMap(({ path, value }) => (path.at(-1) === 'price' ? numbersIn(String(value)) : [])).join();

/** A language with another currency has other amounts. */
const currenciesHaveOtherPrices: Rule = (content) =>
  content.translations.flatMap((translation) => {
    const { currency } = translation.site;
    const prices = pricesOf(translation);
    if (currency === content.site.currency || !prices || prices !== pricesOf(content)) return [];
    const message = `found "${currency}" with the amounts of the first language, expected "${content.site.currency}", or other prices`;
    return problemIn(translation, 'site.json', ['currency'], message);
  });

export const translationRules: Rules = {
  rules: [firstLanguageIsThatOfTheFiles, addressesAreUnique],
  warnings: [languagesAgree, currenciesHaveOtherPrices],
};
