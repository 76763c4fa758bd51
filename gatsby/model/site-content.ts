import type { Value } from '../../src/content-model';
import type * as files from '../../src/content-model/files';
import type { Content as CheckedContent } from './content';
import { addArchives } from './archives';
import { readCanonicals } from './canonical';
import { currentAnnouncement } from './announcement';
import { readDownloads } from './downloads';
import { readEntries } from './entry';
import { addListPages, readRoutes } from './route';
import { readSections } from './section';
import { siteAddress } from './site-address';

type Files = { [Name in keyof typeof files]: Value<(typeof files)[Name]> };

/** The services of integrations.json. All keys are optional, and so is the file. */
export type Integrations = Files['integrations'];

/**
 * All content, typed: its files have the shape of their definitions, which GraphQL types come from too. Rules about several
 * files, and everything that the build makes from content, read this object.
 */
export interface SiteContent extends ReturnType<typeof readFiles> {
  translations: readonly SiteContent[];
}

function readFiles(checked: CheckedContent) {
  const read = <Name extends keyof Files>(name: Name) =>
    checked.files.get(`${name}.json`)?.value as Files[Name];
  const optional = <Name extends keyof Files>(name: Name): Files[Name] | undefined => read(name);
  const sections = readSections(checked);
  const entries = readEntries(checked);
  const archives = addArchives({ files: checked.files, routes: readRoutes(checked), sections, entries });
  const routes = addListPages(archives, sections, entries, read('labels').pageOf);
  const site = read('site');
  return {
    ...checked,
    brand: read('brand'),
    site,
    address: siteAddress(site.siteUrl, process.env),
    footer: read('footer'),
    announcement: currentAnnouncement(optional('announcement'), checked.timeZone),
    downloads: readDownloads(checked, site.locale),
    forms: read('forms'),
    integrations: optional('integrations') ?? {},
    navigation: read('navigation'),
    redirects: read('redirects').redirects ?? [],
    routes,
    sections,
    entries,
    canonicals: readCanonicals({ ...checked, routes, sections, entries }),
  };
}

export const toSiteContent = (checked: CheckedContent): SiteContent => ({
  ...readFiles(checked),
  translations: checked.translations.map(toSiteContent),
});

/** The content in each language, that of the first one first. */
export const inAllLanguages = (content: SiteContent): readonly SiteContent[] => [
  content,
  ...content.translations,
];

/** The pages that search engines may list, without those of which another language has the canonical address. */
export const canonicalPaths = (content: SiteContent): string[] =>
  indexedPaths(content).filter((path) => !content.canonicals.has(path));

export const indexedPaths = ({ routes, entries }: SiteContent): string[] => [
  ...routes.filter(({ noindex }) => !noindex).map(({ path }) => path),
  ...entries.filter(({ value }) => value.noindex !== true).map(({ path }) => path),
];
