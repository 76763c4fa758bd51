import fs from 'node:fs';
import path from 'node:path';
import { themeColours } from '../../../src/theme/theme-colours';
import { indexedRoutes, type SiteContent } from '../../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import { escapeMarkup } from './escape-markup';
import { feed, feedPath } from './feed';

/** Writes sitemap.xml, robots.txt, the web app manifest, and the feed if there are posts. */
export function writeMetadataFiles(content: SiteContent, address: SiteAddress, target: string): void {
  const pages = [...indexedRoutes(content), ...content.entries].map(({ path }) => addressOf(address, path));
  fs.writeFileSync(path.join(target, 'sitemap.xml'), sitemap(pages));
  fs.writeFileSync(path.join(target, 'robots.txt'), robots(addressOf(address, '/sitemap.xml')));
  fs.writeFileSync(path.join(target, 'manifest.webmanifest'), manifest(content));
  const posts = feed(content, address);
  if (posts) fs.writeFileSync(path.join(target, feedPath), posts);
  else fs.rmSync(path.join(target, feedPath), { force: true });
}

/** At most 50,000 addresses. @see https://www.sitemaps.org/protocol.html */
const sitemap = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escapeMarkup(address)}</loc></url>\n`).join('')}</urlset>
`;

/** All pages may be crawled. A page that must not be indexed has a robots meta tag. */
const robots = (sitemapAddress: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`;

/** The addresses are relative, so that they are valid with a path prefix. */
function manifest({ brand, site }: SiteContent): string {
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
  const fields = {
    name: brand.name,
    short_name: brand.name,
    description: site.description,
    lang: site.locale,
    start_url: './',
    display: 'browser',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
