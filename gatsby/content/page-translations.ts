import { posix } from 'node:path';
import type { Language } from '../../src/content-model/files/site';
import type { Site } from '../model/site';
import { translateHref } from '../model/translation';

type Page = Pick<Language, 'locale' | 'name'> & { path: string };

/**
 * Makes a function that lists a page in every language that has it, its own included. A tag is a word, and other
 * languages have other words: in their place the page of a tag has the lists of all posts.
 */
export function pageTranslations(languages: readonly Site[]): (path: string) => Page[] {
  const all = languages.map(({ language, home, routes, entries, addresses, originals }) => {
    const notFound = posix.join(home, '404.html');
    const paths = new Set([...[...routes, ...entries].map(({ path }) => path), notFound]);
    const pageFor = (path: string): string => {
      if (paths.has(path)) return path;
      return path.endsWith('/404.html') ? notFound : translateHref(translateHref(path, originals), addresses);
    };
    return { language, paths, pageFor };
  });
  return (path) =>
    all.flatMap(({ language, paths, pageFor }) => {
      const own = pageFor(path);
      return language && paths.has(own) ? { locale: language.locale, name: language.name, path: own } : [];
    });
}
