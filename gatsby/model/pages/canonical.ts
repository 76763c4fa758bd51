import { posix } from 'node:path';
import { addressOf } from '../site-address';
import type { Route, Site } from '../site';

/**
 * The canonical addresses of the pages that have nothing of their language, by their paths: those of the first language. Of a
 * page neither the line in pages.json nor a section is translated, of an entry the file is not, and of the page of a tag or
 * an author none of its entries is.
 */
export function readCanonicals({
  fallbacks,
  originals,
  routes,
  sections,
  entries,
}: Site): Site['canonicals'] {
  const files = new Map(entries.map(({ folder, slug, file }) => [`${folder}/${slug}`, file]));
  const partsOf = ({ path, source = path, archive, shown = [], ...route }: Route): string[] => {
    const own = route.sections.flatMap((name) => sections.get(name)?.file ?? []);
    const listed = archive
      ? own.flatMap(({ definition }) =>
          shown.flatMap((slug) => files.get(`${definition?.listOf}/${slug}`) ?? []),
        )
      : [];
    return [source, ...own.map(({ name }) => name), ...listed];
  };
  const isUntranslated = (names: readonly string[]) => names.every((name) => fallbacks.has(name));
  const canonicalOf = (path: string, source = path) => {
    const original = originals.get(source);
    return original === undefined ? [] : [[path, posix.join(original, path.slice(source.length))] as const];
  };
  return new Map([
    ...routes
      .filter((route) => isUntranslated(partsOf(route)))
      .flatMap(({ path, source }) => canonicalOf(path, source)),
    ...entries.filter(({ file }) => isUntranslated([file])).flatMap(({ path }) => canonicalOf(path)),
  ]);
}

/** The address of a page, or of that in the first language if nothing of it is translated. */
export const canonicalAddress = (path: string, { address, canonicals }: Site): string =>
  addressOf(address, canonicals.get(path) ?? path);

/** The pages that search engines may list. */
export const indexedPaths = (
  { routes, entries }: Site,
  isMeant: (route: Route) => boolean = () => true,
): string[] => [
  ...routes.filter((route) => !route.noindex && isMeant(route)).map(({ path }) => path),
  ...entries.filter(({ value }) => value.noindex !== true).map(({ path }) => path),
];

/** Those without the pages of which another language has the canonical address. */
export const canonicalPaths = (site: Site): string[] =>
  indexedPaths(site).filter((path) => !site.canonicals.has(path));
