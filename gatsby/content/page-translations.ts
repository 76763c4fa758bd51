import { furtherPage } from '../model/route';
import type { Language } from '../model/languages';
import type { SiteContent } from '../model/site-content';

/** What a page has in common with its translations, and with no other page: its address in the first language. */
const originalOf = (path: string, originals: SiteContent['originals']): string => {
  const number = furtherPage.exec(path)?.[0] ?? '';
  const page = path.slice(0, path.length - number.length);
  return (originals.get(page) ?? page) + number;
};

/**
 * Makes a function that lists a page in every language that has it, its own included. A tag is a word, and other
 * languages have other words: in their place the page of a tag has the lists of all posts.
 */
export function pageTranslations(languages: readonly SiteContent[]) {
  type Pages = (Pick<Language, 'locale' | 'name'> & { path: string })[];
  const byOriginal = new Map<string, Pages>();
  const byPath = new Map<string, Pages>();
  /** The path of the list of all posts, by that of the page of a tag. */
  const lists = new Map<string, string>();
  for (const { language, home, originals, routes, entries } of languages) {
    if (!language) continue;
    const add = (path: string, original = originalOf(path, originals)) => {
      const pages = byOriginal.get(original) ?? [];
      pages.push({ locale: language.locale, name: language.name, path });
      byOriginal.set(original, pages);
      byPath.set(path, pages);
    };
    for (const { path, archive, source } of routes)
      if (archive?.author) add(path, `${archive.author}${furtherPage.exec(path)?.[0] ?? ''}`);
      else if (archive && source) lists.set(path, source);
      else add(path);
    for (const { path } of entries) add(path);
    add(`${home === '/' ? '' : home}/404.html`, '404');
  }
  return (path: string): Pages => {
    const list = lists.get(path);
    if (list === undefined) return byPath.get(path) ?? [];
    return (byPath.get(list) ?? []).map((page) => (page.path === list ? { ...page, path } : page));
  };
}
