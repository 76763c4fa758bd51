import fs from 'node:fs';
import path from 'node:path';
import { brandColour } from '../../brand/palette';
import { indexedPaths, type SiteContent } from '../../content/site-content';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import { escapeMarkup } from './escape-markup';
import { feedName, feedsOf, rss } from './feed';

/** Writes sitemap.xml, robots.txt, the web app manifest, and the feeds of the posts. */
export function writeMetadataFiles(content: SiteContent, address: SiteAddress, target: string): void {
  const pages = indexedPaths(content).map((page) => addressOf(address, page));
  fs.writeFileSync(path.join(target, 'sitemap.xml'), sitemap(pages));
  fs.writeFileSync(path.join(target, 'robots.txt'), robots(addressOf(address, '/sitemap.xml')));
  fs.writeFileSync(path.join(target, 'manifest.webmanifest'), manifest(content));
  writeFeeds(content, address, target);
}

function writeFeeds(content: SiteContent, address: SiteAddress, target: string): void {
  // Those of a previous build.
  for (const file of fs.readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (path.basename(file) === feedName) fs.rmSync(path.join(target, file));
  for (const feed of feedsOf(content)) {
    const file = path.join(target, feed.file);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, rss(feed, content, address));
  }
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
  const canvas = brandColour('--color-canvas', brand.theme === 'dark' ? 'dark' : 'light', brand);
  const fields = {
    name: brand.name,
    short_name: brand.name,
    description: site.description,
    lang: site.locale,
    start_url: './',
    display: 'browser',
    background_color: canvas,
    theme_color: canvas,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
