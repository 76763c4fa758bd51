/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFoundFiles } from '../../../gatsby/seo';
import type { SiteContent } from '../../../gatsby/content/site-content';
import { siteContent } from '../../support/site-content';
import { sitemap } from '../../../gatsby/seo/sitemap';

const content = siteContent();
const address = { origin: 'https://example.org', prefix: '/preview' };

let site: string;

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'found-'));
});

afterEach(() => {
  fs.rmSync(site, { recursive: true });
});

/** The addresses in the sitemap of some content. */
function listed(settings: Partial<SiteContent['site']>): string[] {
  writeFoundFiles({ ...content, site: { ...content.site, ...settings } }, address, site);
  const xml = fs.readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
}

it('lists every route at its one address, and nothing else', () => {
  expect(listed({ indexPlaceholders: true })).toEqual(
    content.routes.map(({ path: route }) => `https://example.org/preview${route}`),
  );
  expect(listed({ indexPlaceholders: undefined })).toHaveLength(content.routes.length);
});

it('lists no page under construction when the switch says so', () => {
  expect(listed({ indexPlaceholders: false })).toEqual(['https://example.org/preview/']);
});

it('lets everything be read, and says where the sitemap is', () => {
  listed({});
  expect(fs.readFileSync(path.join(site, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/preview/sitemap.xml\n',
  );
});

it('writes addresses so that they cannot be taken for markup', () => {
  expect(sitemap(['https://a&b.example/'])).toContain('<loc>https://a&amp;b.example/</loc>');
});
