import fs from 'node:fs';
import path from 'node:path';
import { shortNameOf } from '../../../src/layout/document-title';
import { brandColour } from '../../brand/palette';
import { feedsOf } from '../../model/pages/feeds';
import { inAllLanguages } from '../../model/languages/languages';
import { canonicalPaths } from '../../model/pages/canonical';
import type { Site } from '../../model/site';
import { addressOf } from '../../model/site-address';
import { escapeMarkup } from './escape-markup';
import { rss } from './feed';

export function writeMetadataFiles(site: Site, target: string): void {
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.join(target, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(target, file), text);
  };
  write('sitemap.xml', sitemap(site));
  // A page that must not be indexed has a robots meta tag.
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(site.address, '/sitemap.xml')}\n`);
  write('manifest.webmanifest', manifest(site));
  for (const language of inAllLanguages(site))
    for (const feed of feedsOf(language)) write(feed.file, rss(feed, language));
}

/**
 * At most 50,000 addresses. Each names the same page in other languages.
 *
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
function sitemap(site: Site): string {
  const languages = inAllLanguages(site);
  const paths = languages.flatMap(canonicalPaths);
  const alternates = alternatesOf(languages);
  const locations = paths.map((path) => {
    const location = escapeMarkup(addressOf(site.address, path));
    return `<url><loc>${location}</loc>${alternateLinks('xhtml:link', alternates(path))}</url>\n`;
  });
  const namespace = site.language ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${locations.join('')}</urlset>
`;
}

/** The addresses are relative, so that they are valid with a path prefix. */
function manifest({ brand, settings }: Site): string {
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
  const canvas = brandColour('--color-canvas', brand.theme === 'dark' ? 'dark' : 'light', brand);
  const fields = {
    name: brand.name,
    short_name: shortNameOf(brand),
    description: settings.description,
    lang: settings.locale,
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

/**
 * Makes a function that lists a page in all of its languages that search engines may list, and "x-default" for visitors
 * of any other language. A page in one language has none.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternatesOf(languages: readonly Site[]) {
  const [first] = languages as [Site];
  const { translationsOf } = first;
  const indexed = new Set(languages.flatMap(canonicalPaths));
  return (path: string) => {
    if (!indexed.has(path)) return [];
    const leadsBack = (other: string) => translationsOf(other).some((page) => page.path === path);
    const pages = translationsOf(path).filter((page) => indexed.has(page.path) && leadsBack(page.path));
    if (pages.length < 2) return [];
    const all = pages.map((page) => ({ lang: page.locale, href: addressOf(first.address, page.path) }));
    const original = all.find(({ lang }) => lang === first.language?.locale);
    return original ? [...all, { ...original, lang: 'x-default' }] : all;
  };
}

/** @param element "link", as HTML and sitemaps have it */
export const alternateLinks = (element: string, alternates: ReturnType<ReturnType<typeof alternatesOf>>) =>
  alternates
    .map(({ lang, href }) => `<${element} rel="alternate" hreflang="${lang}" href="${escapeMarkup(href)}"/>`)
    .join('');
