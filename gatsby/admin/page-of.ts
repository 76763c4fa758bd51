import type { SiteContent } from '../content/site-content';

/**
 * The path of the page that shows what a form edits: a post or a case study, or the first page with a section, a person
 * or a quote.
 *
 * @param collection of the configuration, such as "section-pricing"
 * @returns undefined for what every page shows
 */
export function pageOf(
  { routes, entries, fields }: SiteContent,
  collection: string,
  entry: string,
): string | undefined {
  const own = entries.find(({ folder, slug }) => folder === collection && slug === entry);
  if (own) return own.path;
  if (entry === 'not-found') return '/404';
  const routeWith = (sections: readonly string[]) =>
    routes.find((route) => route.sections.some((name) => sections.includes(name)))?.path;
  if (collection.startsWith('section-')) return routeWith([entry]);
  const sections = fields.flatMap(({ file, schema, value }) =>
    schema.entryOf === collection && value === entry ? file.name.replace(/^sections\/|\.\w+$/g, '') : [],
  );
  return routeWith(sections);
}
