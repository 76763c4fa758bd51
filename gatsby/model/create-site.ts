import { fieldsOfFile } from '../parse/fields';
import { currentAnnouncement } from './announcement';
import { addArchives, readEntryLinks } from './pages/archives';
import { readCanonicals } from './pages/canonical';
import { readDownloads } from './downloads';
import { readForms } from './forms';
import { groupByFolder, readEntries } from './pages/entry';
import { inAllLanguages } from './languages/languages';
import { pageTranslations } from './languages/page-translations';
import { addListPages } from './pages/route';
import { readLists, readSections } from './pages/section';
import type { ContentFolder, InLanguage, Site, Values } from './site';
import { siteAddress } from './site-address';
import { readTimeZone } from './time-zone';

/** Adds parts to an object that are computed when they are first read, and kept. */
function addParts<Parts>(object: object, parts: { [Name in keyof Parts]: () => Parts[Name] }): void {
  for (const [name, compute] of Object.entries<() => unknown>(parts))
    Object.defineProperty(object, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = compute();
        Object.defineProperty(object, name, { value });
        return value;
      },
    });
}

interface Options extends Partial<InLanguage> {
  /** The site in all other languages. */
  translate?: (original: Site) => readonly Site[];
}

export function createSite(
  { directory, names, links, files }: ContentFolder,
  { translate, ...inLanguage }: Options = {},
): Site {
  const value = <Name extends keyof Values>(name: Name) =>
    files.get(`${name}.json`)?.value as Values[Name] | undefined;
  const { original, language } = inLanguage;
  const site = {
    ...{ directory, names, links, files },
    ...{ addresses: new Map(), originals: new Map(), fallbacks: new Set(), differences: [] },
    ...inLanguage,
    brand: value('brand'),
    settings: value('site'),
    footer: value('footer'),
    illustrations: value('illustrations') ?? {},
    integrations: value('integrations') ?? {},
    labels: value('labels'),
    navigation: value('navigation'),
    redirects: value('redirects')?.redirects ?? [],
    pages: value('pages')?.pages ?? [],
    home: original ? `/${language?.code}` : '/',
  } as Site;
  addParts<Partial<Site>>(site, {
    fields: () => [...files.values()].flatMap(fieldsOfFile),
    forms: () => readForms(value('forms'), process.env.FORMS),
    timeZone: () => original?.timeZone ?? readTimeZone(site).timeZone,
    address: () => siteAddress(site.settings.siteUrl, process.env),
    announcement: () => currentAnnouncement(value('announcement'), site.timeZone),
    downloads: () => readDownloads(site),
    sections: () => readSections(site),
    lists: () => readLists(site),
    entries: () => readEntries(site),
    collections: () => groupByFolder(site.entries),
    routes: () => addListPages(addArchives(site), site),
    routesByPath: () => new Map(site.routes.map((route) => [route.path, route])),
    canonicals: () => readCanonicals(site),
    entryLinks: () => readEntryLinks(site),
    translationsOf: () => original?.translationsOf ?? pageTranslations(inAllLanguages(site)),
    translations: () => translate?.(site) ?? [],
    published: () => {
      const hidden = new Set(site.entries.flatMap(({ file, status }) => (status ? file : [])));
      return createSite(
        { directory, names, links, files: new Map([...files].filter(([name]) => !hidden.has(name))) },
        {
          ...inLanguage,
          original: original?.published,
          translate: () => site.translations.map(({ published }) => published),
        },
      );
    },
  });
  return site;
}
