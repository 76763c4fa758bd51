import { furtherPage } from './list-pages';
import type { SiteContent } from './site-content';

/** A page in a language. */
export interface PageTranslation {
  locale: string;
  name: string;
  path: string;
}

/** What a page has in common with its translations, and with no other page: its address in the first language. */
const originalOf = (path: string, originals: ReadonlyMap<string, string>): string => {
  const number = furtherPage.exec(path)?.[0] ?? '';
  const page = path.slice(0, path.length - number.length);
  return (originals.get(page) ?? page) + number;
};

/**
 * Makes a function that lists a page in every language that has it, its own included. Pages of tags have no
 * translations, because a tag is a word.
 */
export function pageTranslations(languages: readonly SiteContent[]) {
  const byOriginal = new Map<string, PageTranslation[]>();
  const byPath = new Map<string, PageTranslation[]>();
  for (const { language, home, counterparts, routes, entries } of languages) {
    if (!language) continue;
    const [first] = languages;
    const originals = new Map<string, string>();
    for (const path of first ? [...first.routes, ...first.entries].map((its) => its.path) : [])
      originals.set(counterparts.get(path) ?? path, path);
    const notFound = `${home === '/' ? '' : home}/404.html`;
    for (const path of [...[...routes, ...entries].map((its) => its.path), notFound]) {
      const original = path === notFound ? '404' : originalOf(path, originals);
      const pages = byOriginal.get(original) ?? [];
      pages.push({ locale: language.locale, name: language.name, path });
      byOriginal.set(original, pages);
      byPath.set(path, pages);
    }
  }
  return (path: string): readonly PageTranslation[] => byPath.get(path) ?? [];
}
