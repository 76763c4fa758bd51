import { isRecord } from '../check/schema-details';
import type { Content as CheckedContent } from '../check/rules/rule';
import { definitionOf, sectionName } from './definitions';
import { pageWithDerivedFields, withDerivedFields } from './derived-fields';

/** A content type without what GraphQL adds to it. */
type Content<Type> = Omit<Type, keyof Queries.Node>;

/** A page, with the names of its sections: none if it is under construction. */
export type Route = Omit<Content<Queries.Page>, 'sections'> & { readonly sections: readonly string[] };

/** One content file, as GraphQL gets it. */
export interface ContentFile {
  /** "site.json", "sections/plans.json" */
  name: string;
  /** The name of its GraphQL type: "Pricing". */
  type: string;
  value: Record<string, unknown>;
}

/** All content, read and checked once. Everything that the build makes from content reads this object. */
export interface SiteContent {
  /** Absolute path of the content folder. Image paths in the content are relative to it. */
  directory: string;
  files: readonly ContentFile[];
  site: Content<Queries.SiteSettings>;
  routes: readonly Route[];
  footer: Content<Queries.Footer>;
  forms: Content<Queries.Forms>;
  /** The sections by name. */
  sections: ReadonlyMap<string, Content<Queries.Section>>;
  /** Origins other than the site's own that pages load images from or send forms to; sorted, without duplicates. */
  origins: { images: readonly string[]; forms: readonly string[] };
}

/** Types content that has passed the check, which uses the same definitions as the GraphQL types. */
export function toSiteContent({ directory, files, definitions, fields }: CheckedContent): SiteContent {
  const read = (name: string): unknown => files.get(`${name}.json`)?.value;
  const site = read('site') as SiteContent['site'];
  const forms = read('forms') as SiteContent['forms'];
  const { pages } = read('pages') as { pages: Record<string, unknown>[] };
  const { kind, endpoint, newsletterEndpoint } = forms.delivery;
  const contentFiles = [...files.values()].flatMap(({ name, value }) => {
    const type = definitions.get(definitionOf(definitions, name, value) ?? '')?.title;
    return type && isRecord(value)
      ? [{ name, type, value: withDerivedFields(definitions, name, value, site.name) }]
      : [];
  });
  const images = fields.flatMap(({ schema, value }) =>
    schema.format === 'image' && typeof value === 'string' ? [value] : [],
  );
  return {
    directory,
    files: contentFiles,
    site,
    routes: pages.map((page) => pageWithDerivedFields(definitions, page, site.name) as unknown as Route),
    footer: read('footer') as SiteContent['footer'],
    forms,
    sections: new Map(
      contentFiles.flatMap(({ name, value }) => {
        const section = sectionName(name);
        return section === undefined ? [] : [[section, value as unknown as Content<Queries.Section>]];
      }),
    ),
    origins: {
      images: originsOf(images),
      forms: originsOf(kind === 'http' ? [endpoint, newsletterEndpoint] : []),
    },
  };
}

const originsOf = (addresses: readonly (string | null | undefined)[]): string[] => {
  const external = addresses.filter((address) => address && URL.canParse(address)) as string[];
  return [...new Set(external.map((address) => new URL(address).origin))].sort();
};

/**
 * Lists sections of one kind.
 *
 * @param kind the kind of `Type`: "pricing" for `Queries.Pricing`
 * @param names the sections of a page; by default all sections
 */
export const sectionsOfKind = <Type extends Queries.Section>(
  { sections }: Pick<SiteContent, 'sections'>,
  kind: string,
  names: Iterable<string> = sections.keys(),
): Content<Type>[] =>
  [...names]
    .map((name) => sections.get(name))
    .filter((section) => section?.kind === kind) as unknown as Content<Type>[];

/** Whether a route is a page under construction. */
export const isPlaceholder = ({ sections }: Pick<Route, 'sections'>): boolean => sections.length === 0;

/** The routes that search engines may list. */
export const indexedRoutes = ({ site, routes }: Pick<SiteContent, 'site' | 'routes'>): Route[] =>
  routes.filter((route) => site.indexPlaceholders !== false || !isPlaceholder(route));
