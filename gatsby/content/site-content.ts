import { type LogoMark, readMark } from '../brand/logo';
import type { Content as CheckedContent } from '../check/rules/rule';
import { type AnalyticsScript, analyticsScripts, analyticsTargets } from './analytics';
import { entryOf, type Schema, sectionFolder, sectionName } from './definitions/definitions';
import { documentTitle } from './document-title';
import { type Entry, entryFields, readEntries } from './entries';
import { completeLists } from './lists';

/** A content type without what GraphQL adds to it. */
type Content<Type> = Omit<Type, keyof Queries.Node>;

/** A page with the names of its sections: none if it is under construction. */
export type Route = Omit<Content<Queries.Page>, 'sections'> & { readonly sections: readonly string[] };

type Value = Record<string, unknown>;

/** The services of integrations.json. All keys are optional, and so is the file. */
export type Integrations = Partial<Content<Queries.Integrations>>;

/** One content file, as GraphQL gets it. */
export interface ContentFile {
  /** "site.json", "sections/terms.md" */
  name: string;
  /** The name of its GraphQL type: "Pricing". */
  type: string;
  value: Value;
  /** The collection that a section lists: "posts". */
  listOf?: string;
}

/** All content, read and checked once. Everything that the build makes from content reads this object. */
export interface SiteContent {
  /** Absolute path of the content folder. Image paths in the content are relative to it. */
  directory: string;
  files: readonly ContentFile[];
  brand: Omit<Content<Queries.Brand>, 'logo'> & { readonly logo: LogoMark };
  site: Content<Queries.SiteSettings>;
  /** The route list, and the further pages of lists. */
  routes: readonly Route[];
  /** The posts and case studies, with the latest first. */
  entries: readonly Entry[];
  footer: Content<Queries.Footer>;
  forms: Content<Queries.Forms>;
  redirects: readonly Queries.Redirect[];
  /** The scripts of analytics services. */
  scripts: readonly AnalyticsScript[];
  /** Codes that prove to other services who owns the site. */
  verification: Integrations['verification'];
  /** The sections by name. */
  sections: ReadonlyMap<string, Content<Queries.Section>>;
  /**
   * Origins other than the site's own that pages load images from, send forms to, show in frames, or send statistics to;
   * sorted, without duplicates.
   */
  origins: Record<'images' | 'forms' | 'frames' | 'analytics', readonly string[]>;
}

/** Types content that has passed the check, which uses the same definitions as the GraphQL types. */
export function toSiteContent(
  checked: Pick<CheckedContent, 'directory' | 'files' | 'definitions' | 'fields'>,
): SiteContent {
  const { directory, definitions, fields } = checked;
  const read = (name: string): unknown => checked.files.get(`${name}.json`)?.value;
  const site = read('site') as SiteContent['site'];
  const { logo, ...look } = read('brand') as Omit<SiteContent['brand'], 'logo'> & { logo: string };
  const brand = { ...look, logo: readMark(directory, logo) };
  const forms = read('forms') as SiteContent['forms'];
  const { kind, endpoint, newsletterEndpoint } = forms.delivery;
  const integrations = (read('integrations') ?? {}) as Integrations;

  const withTitle = ({ properties }: Schema, value: Value): Value => ({
    ...value,
    ...(properties?.title?.format === 'document-title' && {
      documentTitle: documentTitle(String(value.title), brand.name),
    }),
  });

  const pageDefinition = definitions.get('pages.schema.json')?.properties?.pages?.items ?? {};
  const routeList = (read('pages') as { pages: Value[] }).pages.map((page) =>
    withTitle(pageDefinition, { ...page, sections: page.sections ?? [], isListed: true }),
  ) as unknown as Route[];
  const entries = readEntries(checked);
  const fieldsOfEntries = entryFields(entries, new Set(routeList.map(({ path }) => path)), site.locale);

  /** Adds the fields that GraphQL has and content does not (see graphql-types.ts). */
  const contentFiles = [...checked.files.values()].map(({ name, value, definition = {} }) => {
    const content =
      name === 'brand.json'
        ? (brand as Value)
        : withBookingLink(withTitle(definition, value as Value), integrations.bookingLink);
    const section = sectionName(name);
    const { title: type = '', showsHeading = false, listOf } = definition;
    const derived =
      section === undefined
        ? { slug: entryOf(name)?.entry, ...fieldsOfEntries.get(name) }
        : { name: section, anchor: content.anchor ?? section, showsHeading };
    return { name, type, value: { ...content, ...derived }, ...(listOf && { listOf }) };
  });
  const { files, routes } = completeLists(
    { files: contentFiles, routes: routeList, entries, brand },
    (read('labels') as Content<Queries.Labels>).pageOf,
  );
  const sections = new Map(
    files
      .filter(({ name }) => name.startsWith(sectionFolder))
      .map(({ value }) => [String(value.name), value as unknown as Content<Queries.Section>]),
  );
  const images = fields.flatMap(({ schema, value }) => (schema.format === 'image' ? (value as string) : []));
  const shown = new Set(routes.flatMap((route) => route.sections));
  const embeds = sectionsOfKind<Queries.Embed>({ sections }, 'embed', shown);
  return {
    directory,
    files,
    brand,
    site,
    routes,
    entries,
    footer: read('footer') as SiteContent['footer'],
    forms,
    redirects: (read('redirects') as Pick<SiteContent, 'redirects'>).redirects,
    scripts: analyticsScripts(integrations),
    verification: integrations.verification,
    sections,
    origins: {
      images: originsOf(images),
      forms: originsOf(kind === 'http' ? [endpoint, newsletterEndpoint] : []),
      frames: originsOf(embeds.flatMap(({ address }) => [address, ...(integrations.embedOrigins ?? [])])),
      analytics: originsOf(analyticsTargets(integrations)),
    },
  };
}

/** In a section with the message form, a button that leads to the page of the form is for those who prefer a call. */
const withBookingLink = (content: Value, bookingLink: string | null | undefined): Value =>
  content.kind === 'contact' && bookingLink
    ? {
        ...content,
        actions: (content as unknown as Queries.Contact).actions.map((action) =>
          action.href === '/contact' ? { ...action, href: bookingLink } : action,
        ),
      }
    : content;

const originsOf = (addresses: readonly (string | null | undefined)[]): string[] => {
  const origins = addresses.flatMap((text) => (text && URL.canParse(text) ? new URL(text).origin : []));
  return [...new Set(origins)].sort();
};

/** Lists the sections of a kind, such as "pricing" for `Queries.Pricing`: all, or those with the names of a page. */
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
