import { sectionName } from '../definitions/definitions';
import type { Site } from '../model/site';

/**
 * The address of what a form edits: a post or a case study, or the first section with it on a page.
 *
 * @param collection of the configuration, such as "section-pricing"
 * @returns a path such as "/about#team", and undefined for what every page shows
 */
export function pageOf(site: Site, collection: string, entry: string): string | undefined {
  const own = site.entries.find(({ folder, slug }) => folder === collection && slug === entry);
  if (own) return own.path;
  if (entry === 'not-found') return '/404.html';
  const names = site.fields
    .filter(({ schema, value }) => schema.collection === collection && value === entry)
    .map(({ file }) => sectionName(file.name));
  if (collection.startsWith('section-')) names.push(entry);
  for (const { path, sections } of site.routes) {
    const name = sections.find((each) => names.includes(each));
    if (name) return `${path}#${site.sections.get(name)?.anchor}`;
  }
  return undefined;
}
