import type { Value } from '../../src/content-model';
import type * as files from '../../src/content-model/files';
import type { AnnouncementData } from '../../src/content-model/files/announcement';
import type { Content as CheckedContent } from './content';
import { addArchives } from './archives';
import { currentAnnouncement } from './announcement';
import { readDownloads } from './downloads';
import { type Entry, readEntries } from './entry';
import { addListPages, readRoutes, type Route } from './route';
import { readSections, type Sections } from './section';

/** The services of integrations.json. All keys are optional, and so is the file. */
export type Integrations = Value<typeof files.integrations>;

/**
 * All content, typed: its files have the shape of their definitions, which GraphQL types come from too. Rules about several
 * files, and everything that the build makes from content, read this object.
 */
export interface SiteContent extends CheckedContent {
  brand: Value<typeof files.brand>;
  site: Value<typeof files.site>;
  footer: Value<typeof files.footer>;
  /** Null if no page shows one today. */
  announcement: AnnouncementData | null;
  /** Type and size of each file for download by the address of its links, null without any. */
  downloads: Readonly<Record<string, string>> | null;
  forms: Value<typeof files.forms>;
  integrations: Integrations;
  navigation: Value<typeof files.navigation>;
  redirects: NonNullable<Value<typeof files.redirects>['redirects']>;
  /** The route list, the pages of tags and authors, and the further pages of lists. */
  routes: readonly Route[];
  sections: Sections;
  /** The posts and case studies, with the latest first. */
  entries: readonly Entry[];
  translations: readonly SiteContent[];
}

/** Derives routes, sections and entries from content whose files have the shape of their definitions. */
export function toSiteContent(checked: CheckedContent): SiteContent {
  const read = <Type>(name: string) => checked.files.get(`${name}.json`)?.value as Type;
  const sections = readSections(checked);
  const entries = readEntries(checked);
  const routes = addArchives({ files: checked.files, routes: readRoutes(checked), sections, entries });
  const site = read<SiteContent['site']>('site');
  const { pageOf } = read<Value<typeof files.labels>>('labels');
  return {
    ...checked,
    brand: read('brand'),
    site,
    footer: read('footer'),
    announcement: currentAnnouncement(read('announcement')),
    downloads: readDownloads(checked, site.locale),
    forms: read('forms'),
    integrations: read<Integrations | undefined>('integrations') ?? {},
    navigation: read('navigation'),
    redirects: read<Partial<Pick<SiteContent, 'redirects'>>>('redirects').redirects ?? [],
    routes: addListPages(routes, sections, entries, pageOf),
    sections,
    entries,
    translations: checked.translations.map(toSiteContent),
  };
}

/** The content in each language, that of the first one first. */
export const inAllLanguages = (content: SiteContent): readonly SiteContent[] => [
  content,
  ...content.translations,
];

/** The paths that search engines may list. */
export const indexedPaths = ({ routes, entries }: SiteContent): string[] => [
  ...routes.filter(({ noindex }) => !noindex).map(({ path }) => path),
  ...entries.filter(({ value }) => value.noindex !== true).map(({ path }) => path),
];
