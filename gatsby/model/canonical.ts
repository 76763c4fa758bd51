import { posix } from 'node:path';
import type { Content } from './content';
import type { Entry } from './entry';
import type { Route } from './route';
import type { Sections } from './section';

interface Pages extends Pick<Content, 'untranslated' | 'originals'> {
  routes: readonly Route[];
  sections: Sections;
  entries: readonly Entry[];
}

/**
 * The canonical addresses of the pages that have nothing of their language, by their paths: those of the first language. Of a
 * page neither the line in pages.json nor a section is translated, of an entry the file is not, and of the page of a tag or
 * an author none of its entries is.
 */
export function readCanonicals({ untranslated, originals, ...pages }: Pages): ReadonlyMap<string, string> {
  const files = new Map(pages.entries.map(({ folder, slug, file }) => [`${folder}/${slug}`, file]));
  const partsOf = ({ path, source = path, sections, archive, shown = [] }: Route): string[] => {
    const own = sections.flatMap((name) => pages.sections.get(name)?.file ?? []);
    const listed = archive
      ? own.flatMap(({ definition }) =>
          shown.flatMap((slug) => files.get(`${definition?.listOf}/${slug}`) ?? []),
        )
      : [];
    return [source, ...own.map(({ name }) => name), ...listed];
  };
  const isUntranslated = (names: readonly string[]) => names.every((name) => untranslated.has(name));
  const canonicalOf = (path: string, source = path) => {
    const original = originals.get(source);
    return original === undefined ? [] : [[path, posix.join(original, path.slice(source.length))] as const];
  };
  return new Map([
    ...pages.routes
      .filter((route) => isUntranslated(partsOf(route)))
      .flatMap(({ path, source }) => canonicalOf(path, source)),
    ...pages.entries.filter(({ file }) => isUntranslated([file])).flatMap(({ path }) => canonicalOf(path)),
  ]);
}
