import fs from 'node:fs';
import path from 'node:path';
import { makeSharePictures } from '../share-picture/share-picture';
import { addressOf, type SiteAddress } from '../site-address';
import { announcement } from './announcement';
import { robots } from './robots';
import { shareCard } from './share-card';
import { indexedRoutes, type SiteContent } from './site-content';
import { sitemap } from './sitemap';
import { structuredData } from './structured-data';

/**
 * Makes what every page tells search engines and places where it is shared, its picture included.
 *
 * @param content all content
 * @param address where the site is found
 * @param folder absolute path of the content folder
 * @param site absolute path of the built site
 * @returns elements for the head of each route, by its path
 */
export async function announcePages(
  content: SiteContent,
  address: SiteAddress,
  folder: string,
  site: string,
): Promise<ReadonlyMap<string, string>> {
  const pictures = await makeSharePictures(content, folder, site);
  return new Map(
    content.routes.flatMap((route) => {
      const picture = pictures.get(route.path);
      if (!picture) return [];
      const card = shareCard(route, content.site, picture, address);
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
