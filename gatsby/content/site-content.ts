import { isRecord } from '../check/schema-details';
import type { Content as CheckedContent } from '../check/rules/rule';
import { graphqlTypeName } from './definitions';

/** A content type without what GraphQL adds to it. */
type Content<Type> = Omit<Type, keyof Queries.Node>;

export type Route = Content<Queries.Page>;

/** One content file, as GraphQL gets it. */
export interface ContentFile {
  /** "plans.json" */
  name: string;
  /** The name of its GraphQL type: "Pricing". */
  type: string;
  value: Record<string, unknown>;
}

/**
 * All content, read and checked once. Everything that the build makes from content reads this object: GraphQL nodes,
 * pages, Open Graph images, structured data, the security policy and files for hosts.
 */
export interface SiteContent {
  /** Absolute path of the content folder. Image paths in the content are relative to it. */
  directory: string;
  files: readonly ContentFile[];
  site: Content<Queries.SiteSettings>;
  routes: readonly Route[];
  pricing: Content<Queries.Pricing>;
  footer: Content<Queries.Footer>;
  forms: Content<Queries.Forms>;
  hero: Content<Queries.Hero>;
  placeholder: Content<Queries.Placeholder>;
  /** Origins other than the site's own that pages load images from or send forms to; sorted, without duplicates. */
  origins: { images: readonly string[]; forms: readonly string[] };
}

/**
 * Types content that has passed the check. The check validates each file against the definition that its GraphQL type
 * is written from, so the types hold.
 */
export function toSiteContent({ directory, files, definitions, texts }: CheckedContent): SiteContent {
  const read = (name: string): unknown => files.get(`${name}.json`)?.value;
  const forms = read('forms') as SiteContent['forms'];
  const { kind, endpoint, newsletterEndpoint } = forms.delivery;
  return {
    directory,
    files: [...files.values()].flatMap(({ name, value }) =>
      isRecord(value) ? [{ name, value, type: graphqlTypeName(definitions, name) }] : [],
    ),
    site: read('site') as SiteContent['site'],
    routes: (read('pages') as { pages: Route[] }).pages,
    pricing: read('plans') as SiteContent['pricing'],
    footer: read('footer') as SiteContent['footer'],
    hero: read('hero') as SiteContent['hero'],
    placeholder: read('placeholder') as SiteContent['placeholder'],
    forms,
    origins: {
      images: originsOf(texts.filter(({ format }) => format === 'image').map(({ text }) => text)),
      forms: originsOf(kind === 'http' ? [endpoint, newsletterEndpoint] : []),
    },
  };
}

const originsOf = (addresses: readonly (string | null | undefined)[]): string[] => {
  const external = addresses.filter((address) => address?.startsWith('https://')) as string[];
  return [...new Set(external.map((address) => new URL(address).origin))].sort();
};

/** Whether a route is a page under construction. */
export const isPlaceholder = ({ sections }: Pick<Route, 'sections'>): boolean => !sections?.length;

/** The routes that search engines may list. */
export const indexedRoutes = ({ site, routes }: Pick<SiteContent, 'site' | 'routes'>): Route[] =>
  routes.filter((route) => site.indexPlaceholders !== false || !isPlaceholder(route));
