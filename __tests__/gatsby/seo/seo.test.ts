/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { Route, SiteContent } from '../../../gatsby/content/site-content';
import { metaTags, openGraph } from '../../../gatsby/seo/meta-tags';
import { writeMetadataFiles } from '../../../gatsby/seo/metadata-files';
import { siteContent } from '../../support/site-content';
import { writeSite } from '../../support/site-folder';

const content = siteContent();
const [, route] = content.routes as [Route, Route];
const address = { origin: 'https://example.org', prefix: '/preview' };

function written(file: string, settings: Partial<SiteContent['site']> = {}, origin = address.origin): string {
  const folder = writeSite({});
  writeMetadataFiles({ ...content, site: { ...content.site, ...settings } }, { ...address, origin }, folder);
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  fs.rmSync(folder, { recursive: true });
  return text;
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('Open Graph describes a page at its canonical address', () => {
  const image = { file: '/share/abc.jpg', alt: 'About' };
  expect(openGraph(route, content.site, image, address)).toEqual({
    'og:title': `${route.title} | ${content.site.name}`,
    'og:description': route.description,
    'og:type': 'website',
    'og:url': `https://example.org/preview${route.path}`,
    'og:locale': 'en_GB',
    'og:site_name': content.site.name,
    'og:image': 'https://example.org/preview/share/abc.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'About',
  });
});

it('meta tags escape text', () => {
  const name = '</script><script>alert(1)</script>';
  const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] } as const;
  const tags = metaTags({ 'og:title': '"<b>" & co' }, data);
  expect(tags).toContain('content="&quot;&lt;b&gt;&quot; &amp; co"');
  expect(tags.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /ld\+json">(.*)<\/script>/.exec(tags)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(data);
});

describe('Sitemap', () => {
  it('lists every route', () => {
    const all = content.routes.map(({ path: its }) => `https://example.org/preview${its}`);
    expect(addressesIn(written('sitemap.xml', { indexPlaceholders: true }))).toEqual(all);
    expect(addressesIn(written('sitemap.xml', { indexPlaceholders: undefined }))).toEqual(all);
  });

  it('leaves out placeholder pages that must not be indexed', () => {
    const finished = content.routes.filter(({ sections }) => sections.length > 0);
    expect(finished.length).toBeLessThan(content.routes.length);
    expect(addressesIn(written('sitemap.xml', { indexPlaceholders: false }))).toEqual(
      finished.map((its) => `https://example.org/preview${its.path}`),
    );
  });

  it('escapes addresses', () => {
    expect(written('sitemap.xml', {}, 'https://a&b.example')).toContain('<loc>https://a&amp;b.example/');
  });
});

it('robots.txt allows everything and names the sitemap', () => {
  expect(written('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/preview/sitemap.xml\n',
  );
});

it('the manifest has the name of the site and relative addresses', () => {
  const manifest = JSON.parse(written('manifest.webmanifest')) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: content.site.name, start_url: './' });
  expect(manifest.icons.filter(({ src }) => src.startsWith('/'))).toEqual([]);
});
