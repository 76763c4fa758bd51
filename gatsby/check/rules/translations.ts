import { readLanguages } from '../../model/languages';
import { pagesIn } from '../../model/content';
import type { SiteContent } from '../../model/site-content';
import { amountOf } from '../../parse/amount';
import { quote } from '../../parse/problem';
import { checkTexts, problemIn, type Rule, type Rules } from './rule';

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

const firstLanguageIsThatOfTheFiles: Rule = (content) => {
  const [first] = readLanguages(content);
  const { locale } = content.site;
  if (!first || first.locale === locale || content.home !== '/') return [];
  const message = `found "${first.locale}", expected "${locale}", the locale of this file: the first language is that of the files`;
  return problemIn(content, 'site.json', ['languages', 0, 'locale'], message);
};

/** The amounts of prices, by the name of the file. */
function amountsOf({ fields, site }: SiteContent): Map<string, number[]> {
  const amounts = new Map<string, number[]>();
  for (const { file, path, value } of fields) {
    const amount = path.at(-1) === 'price' ? amountOf(String(value), site)?.value : undefined;
    if (amount !== undefined) amounts.set(file.name, [...(amounts.get(file.name) ?? []), amount]);
  }
  return amounts;
}

const pricesAgree: Rule = (content) => {
  const amounts = amountsOf(content);
  return content.translations
    .filter(({ site }) => site.currency === content.site.currency)
    .flatMap((translation) =>
      checkTexts(translation, (text, { file, path }) => {
        const amount = path.at(-1) === 'price' && amountOf(text, translation.site)?.value;
        const expected = amounts.get(file.name) ?? [];
        return !amount || expected.includes(amount)
          ? undefined
          : `found ${quote(text)}, expected ${expected.join(' or ') || 'no amount'}, as in the first language`;
      }),
    );
};

export const translationRules: Rules = {
  rules: [firstLanguageIsThatOfTheFiles, addressesAreUnique],
  warnings: [pricesAgree],
};
