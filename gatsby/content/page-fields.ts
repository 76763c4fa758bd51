import path from 'node:path';
import type { AnnouncementData } from '../../src/content-model/files/announcement';
import type { IntegrationScripts, LayoutLanguage } from '../../src/content-model/model';
import { todayIn } from '../../src/content-model/time-zone';
import { markField } from './marks';
import { analyticsScripts, consentId } from '../model/analytics';
import { directionOf } from '../model/languages/languages';
import { linkTo } from '../model/pages/archives';
import { canonicalAddress } from '../model/pages/canonical';
import { isFirstPage } from '../model/pages/route';
import { namedListOf } from '../model/pages/section';
import type { Entry, EntryLinks, Route, Site } from '../model/site';

/** How many pages the layout lists. On a large site, all of them would be in every page. The home page lists the rest. */
export const maxListedPages = 100;

/** The key of a node by its place in the content. */
export const keyOf = (place: string, { home }: Site): string => path.posix.join('.', home, place);

/** What the node of any page has. */
export const pageFields = (page: string, site: Site) => ({
  canonical: canonicalAddress(page, site),
  ...(site.language && { translations: site.translationsOf(page) }),
});

export function routeFields(route: Route, site: Site) {
  const { routes, home } = site;
  const later = route.path === home ? routes.filter(({ source }) => !source).slice(maxListedPages) : [];
  return {
    ...pageFields(route.path, site),
    namedPages: namedPages(route, site),
    ...(later.length > 0 && { laterRoutes: later.map(linkTo) }),
  };
}

/** On a page that lists entries by name, such as people: the page of each. */
function namedPages({ sections }: Route, site: Site) {
  const listed = sections.flatMap((name) => namedListOf(site.sections.get(name))?.folder ?? []);
  if (listed.length === 0) return undefined;
  const pages = site.routes.filter(isFirstPage).flatMap((page) => {
    const { folder = '', slug } = page.archive?.author ?? {};
    return listed.includes(folder) ? [[slug, linkTo(page)] as const] : [];
  });
  return pages.length > 0 ? Object.fromEntries(pages) : undefined;
}

export function entryFields({ entry: { path, status }, next, related, ...links }: EntryLinks, site: Site) {
  const key = ({ folder, slug }: Entry) => keyOf(`${folder}/${slug}`, site);
  return {
    path,
    status,
    ...pageFields(path, site),
    ...links,
    next: next && key(next),
    related: related?.map(key),
  };
}

/** The bar above the header. Who closes it in one language has closed it in all. */
export function layoutAnnouncement(site: Site): AnnouncementData | null {
  const { announcement, files, original } = site;
  const file = files.get('announcement.json');
  if (!announcement || !file) return null;
  const { link } = announcement;
  const mark = (text: string, ...place: string[]) => String(markField(text, file, place, site));
  return {
    ...announcement,
    text: mark(noteOf(announcement, site) + announcement.text, 'text'),
    link: link && { ...link, title: mark(link.title, 'link', 'title') },
    id: (original ?? site).announcement?.id ?? '',
    lang: langOf(file.name, site),
  };
}

/** In development, an announcement is shown before its first day, and says so. */
const noteOf = ({ from = '' }: AnnouncementData, { timeZone }: Site): string =>
  process.env.NODE_ENV === 'development' && from > todayIn(timeZone) ? `(From ${from}) ` : '';

/** The scripts of other sites. A site in development has none. */
export function layoutIntegrations({ integrations }: Site): IntegrationScripts | null {
  const scripts = process.env.NODE_ENV === 'development' ? [] : analyticsScripts(integrations);
  return scripts.length > 0 ? { scripts, consent: consentId(scripts) } : null;
}

/** The language of a file that is not translated. */
const langOf = (name: string, { fallbacks, original }: Site): string | undefined =>
  fallbacks.has(name) ? original?.language?.locale : undefined;

/** What every page of a language has. Undefined on a site with one language. */
export const layoutLanguage = (site: Site): LayoutLanguage | undefined =>
  site.language && {
    home: site.home,
    languageLabel: site.language.label,
    locale: site.language.locale,
    direction: directionOf(site.language.locale),
    navigationLang: langOf('navigation.json', site),
    footerLang: langOf('footer.json', site),
    siteLang: langOf('site.json', site),
  };
