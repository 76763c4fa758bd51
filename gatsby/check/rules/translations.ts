import { isRecord } from '../../content/definitions/definitions';
import { readEntries } from '../../content/entry';
import { readLanguages } from '../../content/languages';
import type { Problem } from '../problem';
import { listAt, listedPages, type Rule } from './rule';

/** Only translations give a page another last part of its address. */
const slugsAreTranslated: Rule = ({ files, home }) => {
  if (home !== '/') return [];
  const message = 'only a translation has it; the address of this page is its path, or the name of its file';
  return [...files.values()].flatMap((file): Problem[] => {
    if (file.name === 'pages.json')
      return listAt(file.value, 'pages').flatMap((page, index) =>
        isRecord(page) && page.slug !== undefined
          ? file.problem(['pages', index, 'slug'], message, 'key')
          : [],
      );
    const hasSlug = file.definition?.parentPath && isRecord(file.value) && file.value.slug !== undefined;
    return hasSlug ? [file.problem(['slug'], message, 'key')] : [];
  });
};

interface Page {
  path: unknown;
  hasSlug: boolean;
  problem: (message: string) => Problem;
}

/** Reports the page whose address its translation has chosen: the later one, if two have. */
const clashesOf = (pages: readonly Page[]): Problem[] =>
  pages.flatMap(({ path, hasSlug, problem }, index) => {
    const isTaken = pages.some(
      (other, place) => other.path === path && (place < index || (place > index && !other.hasSlug)),
    );
    return hasSlug && isTaken
      ? [problem(`another page has the address "${String(path)}", expected another`)]
      : [];
  });

/** No two pages of a language have one address. */
const translatedAddressesAreUnique: Rule = (content) => {
  const list = content.files.get('pages.json');
  if (content.home === '/' || !list) return [];
  const pages = listedPages(content).map((page, index): Page => {
    const { path, slug } = isRecord(page) ? page : {};
    const problem = (message: string) => list.problem(['pages', index, 'slug'], message);
    return { path, hasSlug: slug !== undefined, problem };
  });
  const entries = readEntries(content).map(({ file: name, path, value }): Page => {
    const file = content.files.get(name) ?? list;
    return { path, hasSlug: value.slug !== undefined, problem: (message) => file.problem(['slug'], message) };
  });
  return [...clashesOf(pages), ...clashesOf(entries)];
};

/** The files of the content folder are in the first language. */
const firstLanguageIsThatOfTheFiles: Rule = (content) => {
  const [first] = readLanguages(content);
  const site = content.files.get('site.json');
  if (!first || !isRecord(site?.value) || first.locale === site.value.locale || content.home !== '/')
    return [];
  const message = `found "${first.locale}", expected "${String(site.value.locale)}", the locale of this file: the first language is that of the files`;
  return [site.problem(['languages', 0, 'locale'], message)];
};

export const rules: readonly Rule[] = [
  firstLanguageIsThatOfTheFiles,
  slugsAreTranslated,
  translatedAddressesAreUnique,
];
