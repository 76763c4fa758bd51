import { inAllLanguages, readLanguages } from '../../model/languages/languages';
import type { Site } from '../../model/site';
import { amountOf } from '../../parse/amount';
import { quote } from '../../parse/problem';
import { checkTexts } from './check-texts';
import { problemIn, type Rule, type Rules } from './rule';

/** The pages of pages.json, and those of entries, with the place of the field that a translation sets. */
const pagesWithSlugs = ({ pages, entries }: Site) => [
  pages.map(({ path, slug }, index) => ({
    ...{ path, slug, file: 'pages.json', place: ['pages', index, 'slug'] },
  })),
  entries.map(({ file, path, value: { slug } }) => ({ path, slug, file, place: ['slug'] })),
];

/** Only translations give a page another last part of its address. */
const slugsAreThoseOfTranslations: Rule = (site) =>
  pagesWithSlugs(site)
    .flat()
    .flatMap(({ slug, file, place }) => {
      if (slug === undefined || site.home !== '/') return [];
      const message =
        'only a translation has it; the address of this page is its path, or the name of its file';
      return problemIn(site, file, place, message, 'key');
    });

/**
 * No two pages have one address, in all languages. The definition reports those of pages.json, and `routesAreFree` a page
 * that has the address of an entry in its language.
 */
const addressesAreUnique: Rule = (site) => {
  if (site.home !== '/') return [];
  const languages = inAllLanguages(site);
  return languages.flatMap((language) => {
    const others = languages.filter((other) => other !== language);
    const addresses = others.flatMap(({ routes, entries }) =>
      [...routes, ...entries].map(({ path }) => path),
    );
    return pagesWithSlugs(language).flatMap((pages) => {
      const taken = new Set(addresses);
      // Of two pages of which one has chosen it, that one; of two that have, the later one.
      return pages
        .toSorted((one, other) => Number(one.slug !== undefined) - Number(other.slug !== undefined))
        .flatMap(({ path, slug, file, place }) => {
          const isTaken = taken.has(path) && (slug !== undefined || file !== 'pages.json');
          taken.add(path);
          const message = `another page has the address "${path}", expected another`;
          return isTaken ? problemIn(language, file, place, message) : [];
        });
    });
  });
};

const firstLanguageIsThatOfTheFiles: Rule = (site) => {
  const [first] = readLanguages(site);
  const { locale } = site.settings;
  if (!first || first.locale === locale || site.home !== '/') return [];
  const message = `found "${first.locale}", expected "${locale}", the locale of this file: the first language is that of the files`;
  return problemIn(site, 'site.json', ['languages', 0, 'locale'], message);
};

/** The amounts of prices, by the name of the file. */
function amountsOf({ fields, settings }: Site): Map<string, number[]> {
  const amounts = new Map<string, number[]>();
  for (const { file, path, value } of fields) {
    const amount = path.at(-1) === 'price' ? amountOf(String(value), settings)?.value : undefined;
    if (amount !== undefined) amounts.set(file.name, [...(amounts.get(file.name) ?? []), amount]);
  }
  return amounts;
}

const pricesAgree: Rule = (site) => {
  const amounts = amountsOf(site);
  return site.translations
    .filter(({ settings }) => settings.currency === site.settings.currency)
    .flatMap((translation) =>
      checkTexts(translation, (text, { file, path }) => {
        const amount = path.at(-1) === 'price' && amountOf(text, translation.settings)?.value;
        const expected = amounts.get(file.name) ?? [];
        return !amount || expected.includes(amount)
          ? undefined
          : `found ${quote(text)}, expected ${expected.join(' or ') || 'no amount'}, as in the first language`;
      }),
    );
};

export const translationRules: Rules = {
  rules: [firstLanguageIsThatOfTheFiles, slugsAreThoseOfTranslations, addressesAreUnique],
  warnings: [pricesAgree],
};
