import type { Graph } from 'schema-dts';
import { documentTitle, type Route, type SiteContent } from '../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import { escapeMarkup } from './escape-markup';
import { makeOgImages, type OgImage } from './og-image/og-image';
import { size } from './og-image/overlay';
import { structuredData } from './structured-data';

/** Makes the Open Graph images, and the Open Graph and JSON-LD elements for the head of each route, by path. */
export async function createMetaTags(content: SiteContent, address: SiteAddress, target: string) {
  const images = await makeOgImages(content, target);
  return new Map(
    content.routes.map((route) => {
      const properties = openGraph(route, content.site, images.get(route.path), address);
      return [route.path, metaTags(properties, structuredData(route, content, address))];
    }),
  );
}

/** @see https://ogp.me/ */
export const openGraph = (
  { path, title, description }: Route,
  { name }: SiteContent['site'],
  image: OgImage | undefined,
  address: SiteAddress,
): Record<string, string> => ({
  'og:title': documentTitle(title, name),
  'og:description': description,
  'og:type': 'website',
  'og:url': addressOf(address, path),
  'og:locale': 'en_GB',
  'og:site_name': name,
  ...(image && {
    'og:image': addressOf(address, image.file),
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
    'og:image:alt': image.alt,
  }),
});

/**
 * Writes the Open Graph and JSON-LD elements of a page. Twitter falls back to the Open Graph properties for everything
 * but the format of its card.
 */
export function metaTags(properties: Record<string, string>, data: Graph): string {
  const metas = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}"/>`,
  );
  // In a script element, only "<" can end the text.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<meta name="twitter:card" content="summary_large_image"/>${metas.join('')}<script type="application/ld+json">${json}</script>`;
}
