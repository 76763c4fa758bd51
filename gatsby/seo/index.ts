import fs from 'node:fs';
import path from 'node:path';
import { indexedRoutes, type SiteContent } from '../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import { metaTags } from './meta-tags';
import { makeOgImages } from './og-image/og-image';
import { openGraph } from './open-graph';
import { robots } from './robots';
import { sitemap } from './sitemap';
import { structuredData } from './structured-data';

/**
 * Makes the Open Graph and JSON-LD metadata of all routes, including the Open Graph images.
 *
 * @param site absolute path of the built site
 * @returns elements for the head of each route, by path
 */
export async function createMetaTags(
  content: SiteContent,
  address: SiteAddress,
  site: string,
): Promise<ReadonlyMap<string, string>> {
  const images = await makeOgImages(content, site);
  return new Map(
    content.routes.flatMap((route) => {
      const image = images.get(route.path);
      if (!image) return [];
      const properties = openGraph(route, content.site, image, address);
      return [[route.path, metaTags(properties, structuredData(route, content, address))]];
    }),
  );
}

/**
 * Writes sitemap.xml and robots.txt.
 *
 * @param site absolute path of the built site
 */
export function writeSearchEngineFiles(content: SiteContent, address: SiteAddress, site: string): void {
  const pages = indexedRoutes(content).map((route) => addressOf(address, route.path));
  fs.writeFileSync(path.join(site, 'sitemap.xml'), sitemap(pages));
  fs.writeFileSync(path.join(site, 'robots.txt'), robots(addressOf(address, '/sitemap.xml')));
}
