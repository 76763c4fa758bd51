import type { SiteContent } from '../model/site-content';

/**
 * The address of what a form edits: a post or a case study, or the first section with it on a page.
 *
 * @param collection of the configuration, such as "section-pricing"
 * @returns a path such as "/about#team", and undefined for what every page shows
 */
export function pageOf(
  { routes, entries, fields, sections }: SiteContent,
  collection: string,
  entry: string,
): string | undefined {
  const own = entries.find(({ folder, slug }) => folder === collection && slug === entry);
  if (own) return own.path;
  if (entry === 'not-found') return '/404.html';
  const names = collection.startsWith('section-')
    ? [entry]
    : fields.flatMap(({ file, schema, value }) =>
        schema.entryOf === collection && value === entry ? file.name.replace(/^sections\/|\.\w+$/g, '') : [],
      );
  const [address] = routes.flatMap((route) =>
    route.sections
      .filter((name) => names.includes(name))
      .map((name) => `${route.path}#${sections.get(name)?.anchor}`),
  );
  return address;
}
