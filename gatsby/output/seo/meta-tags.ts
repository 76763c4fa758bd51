import type { Thing } from 'schema-dts';
import { documentTitle } from '../../../src/layout/document-title';
import { feedName, feedPath, feedsOf, hasFeed } from '../../model/pages/feeds';
import { furtherPage } from '../../model/pages/route';
import type { Route, Site } from '../../model/site';
import { inAllLanguages } from '../../model/languages/languages';
import { canonicalAddress } from '../../model/pages/canonical';
import { addressOf } from '../../model/site-address';
import { escapeMarkup } from './escape-markup';
import { makeOgImages, type OgImage } from './og-image/og-image';
import { size } from './og-image/overlay';
import { alternateLinks, alternatesOf } from './metadata-files';
import { entryData, structuredData } from './structured-data';

export async function createMetaTags(site: Site, target: string) {
  const images = await makeOgImages(site, target);
  const languages = inAllLanguages(site);
  const alternates = alternatesOf(languages);
  const tags = languages.flatMap((language) => tagsOfLanguage(language, images));
  return new Map(
    tags.map(([path, text]) => [path, text + alternateLinks('link', alternates(path))] as const),
  );
}

function tagsOfLanguage(site: Site, images: ReadonlyMap<string, OgImage>) {
  const { routes, entries, brand } = site;
  const feedLink = (title = brand.name, feed = feedPath(site)) =>
    `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(title)}" href="${addressOf(site.address, feed)}"/>`;
  const feeds = new Set(feedsOf(site).map(({ file }) => file));
  /** Links to the feed of all posts, from what is in it. */
  const linkFrom = (folder?: string) => (feeds.has(feedPath(site)) && hasFeed(folder) ? feedLink() : '');
  const routeTags = routes.map((route) => {
    const { archive, heading, path, sections } = route;
    const tags = metaTags(openGraph(route, site, images.get(path)), structuredData(route, site));
    const lists = sections.map((name) => linkFrom(site.sections.get(name)?.file.definition?.listOf));
    const own = `${path.replace(furtherPage, '')}/${feedName}`;
    const feed = archive && feeds.has(own) ? feedLink(heading, own) : '';
    return [path, `${tags}${lists.find(Boolean) ?? ''}${feed}`] as const;
  });
  const entryTags = entries.map((entry) => {
    const { path, folder, value } = entry;
    const image = images.get(path);
    const { title = '', description = '', date } = value as Partial<Record<string, string>>;
    // https://ogp.me/#type_article
    const properties = {
      ...openGraph({ path, title, description }, site, image),
      'og:type': 'article',
      ...(date && { 'article:published_time': date }),
    };
    const tags = metaTags(properties, entryData(entry, site, image));
    return [path, tags + linkFrom(folder)] as const;
  });
  return [...routeTags, ...entryTags];
}

/** @see https://ogp.me/ */
export const openGraph = (
  { path, title, description }: Pick<Route, 'path' | 'title' | 'description'>,
  site: Site,
  image: OgImage | undefined,
): Record<string, string> => ({
  'og:title': documentTitle(title, site.brand),
  'og:description': description,
  'og:type': 'website',
  'og:url': canonicalAddress(path, site),
  'og:locale': site.settings.locale.replace('-', '_'),
  'og:site_name': site.brand.name,
  ...(image && {
    'og:image': addressOf(site.address, image.file),
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
    'og:image:alt': image.alt,
  }),
});

/**
 * Writes the Open Graph and JSON-LD elements of a page. Twitter falls back to the Open Graph properties for everything
 * but the format of its card.
 */
export function metaTags(properties: Record<string, string>, data: readonly Thing[]): string {
  const metas = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}"/>`,
  );
  // In a script element, only "<" can end the text.
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  const json = graph.replaceAll('<', '\\u003c');
  return `<meta name="twitter:card" content="summary_large_image"/>${metas.join('')}<script type="application/ld+json">${json}</script>`;
}
