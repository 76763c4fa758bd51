import fs from 'node:fs';
import path from 'node:path';
import { makeOgImages } from './og-image/og-image';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import { announcement } from './meta-tags';
import { robots } from './robots';
import { shareCard } from './open-graph';
import { indexedRoutes, type SiteContent } from '../content/site-content';
import { sitemap } from './sitemap';
import { structuredData } from './structured-data';

/**
 * Makes what every page tells search engines and places where it is shared, its image included.
 *
 * @param content all content
 * @param address where the site is found
 * @param site absolute path of the built site
 * @returns elements for the head of each route, by its path
 */
export async function announcePages(
  content: SiteContent,
  address: SiteAddress,
  site: string,
): Promise<ReadonlyMap<string, string>> {
  const images = await makeOgImages(content, site);
  return new Map(
    content.routes.flatMap((route) => {
      const image = images.get(route.path);
      if (!image) return [];
      const card = shareCard(route, content.site, image, address);
      return [[route.path, announcement(card, structuredData(route, content, address))]];
    }),
  );
}

/**
 * Writes the files that search engines ask for.
 *
 * @param content all content
 * @param address where the site is found
 * @param site absolute path of the built site
 */
export function writeFoundFiles(content: SiteContent, address: SiteAddress, site: string): void {
  const pages = indexedRoutes(content).map((route) => addressOf(address, route.path));
  fs.writeFileSync(path.join(site, 'sitemap.xml'), sitemap(pages));
  fs.writeFileSync(path.join(site, 'robots.txt'), robots(addressOf(address, '/sitemap.xml')));
}
