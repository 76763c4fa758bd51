import { posix } from 'node:path';
import type { PageTranslation } from '../../../src/content-model/model';
import type { Site } from '../site';

/** A page that the build adds below a list of posts. */
const archivePage = /^(.*?)(?:\/tags\/.+|(\/(?:authors\/.+|page\/\d+)))$/;

/**
 * An address of the first language, in another one: "/about#story" is "/de/ueber-uns#story". Other languages have other
 * tags: in place of the page of one is the list of all posts. Files, such as feeds, keep their addresses.
 */
export const translateHref = (href: string, addresses: ReadonlyMap<string, string>): string => {
  const [, given = '', rest = ''] = /^(\/[^#?.]*)((?:[#?].*)?)$/.exec(href) ?? [];
  const path = given.replace(/(.)\/$/, '$1');
  const own = addresses.get(path);
  if (own !== undefined) return own + rest;
  // A page below another one that has no address of its own is that of a person.
  const [, list, further = ''] = archivePage.exec(path) ?? /^(\/.+)(\/[^/]+)$/.exec(path) ?? [];
  if (list === undefined) return href;
  const address = addresses.get(list || '/') ?? (further && translateHref(list, addresses));
  return address ? address + further + rest : href;
};

/**
 * Makes a function that lists a page in every language that has it, its own included. A tag is a word, and other
 * languages have other words: in their place the page of a tag has the lists of all posts.
 */
export function pageTranslations(languages: readonly Site[]): (path: string) => PageTranslation[] {
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
