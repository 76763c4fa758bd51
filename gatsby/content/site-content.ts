import fs from 'node:fs';
import path from 'node:path';

/** A content type without what GraphQL adds to it. */
type Content<Type> = Omit<Type, keyof Queries.Node>;

export type Route = Content<Queries.Page>;

/** What search engines and places where a page is shared are told of the site. */
export interface SiteContent {
  /** Absolute path of the content folder. Image paths in the content are relative to it. */
  directory: string;
  site: Content<Queries.SiteSettings>;
  routes: readonly Route[];
  pricing: Content<Queries.Pricing>;
  footer: Content<Queries.Footer>;
  forms: Content<Queries.Forms>;
  hero: Content<Queries.Hero>;
  placeholder: Content<Queries.Placeholder>;
}

/**
 * Reads that from its files, which have been checked.
 *
 * @param folder absolute path of the content folder
 */
export function readSiteContent(folder: string): SiteContent {
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  return {
    directory: folder,
    site: read('site') as SiteContent['site'],
    routes: (read('pages') as { pages: Route[] }).pages,
    pricing: read('plans') as SiteContent['pricing'],
    footer: read('footer') as SiteContent['footer'],
    forms: read('forms') as SiteContent['forms'],
    hero: read('hero') as SiteContent['hero'],
    placeholder: read('placeholder') as SiteContent['placeholder'],
  };
}

/** Whether a route says that it is under construction. */
export const isPlaceholder = ({ sections }: Pick<Route, 'sections'>): boolean => !sections?.length;

/** The routes that search engines may list. */
export const indexedRoutes = ({ site, routes }: Pick<SiteContent, 'site' | 'routes'>): Route[] =>
  routes.filter((route) => site.indexPlaceholders !== false || !isPlaceholder(route));
