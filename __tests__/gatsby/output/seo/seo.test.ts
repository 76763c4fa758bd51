/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { Route, Site } from '../../../../gatsby/model/site';
import { createMetaTags, metaTags, openGraph } from '../../../../gatsby/output/seo/meta-tags';
import { writeMetadataFiles } from '../../../../gatsby/output/seo/metadata-files';
import { blog, caseStudy, post } from '../../../support/collections';
import { siteContent } from '../../../support/site-content';
import { writeSite } from '../../../support/site-folder';

process.env.SITE_URL = 'https://example.org';
process.env.PATH_PREFIX = '/preview';
const content = siteContent();
const [, route] = content.routes as [Route, Route];

function written(file: string, { routes, entries }: Partial<Site> = content): string {
  const folder = writeSite({});
  writeMetadataFiles({ ...content, routes, entries } as Site, folder);
  return fs.existsSync(path.join(folder, file)) ? fs.readFileSync(path.join(folder, file), 'utf8') : '';
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

it('Open Graph describes a page at its canonical address', () => {
  const image = { file: '/share/abc.jpg', alt: 'About' };
  expect(openGraph(route, content, image)).toEqual({
    'og:title': `${route.title} | ${content.brand.name}`,
    'og:description': route.description,
    'og:type': 'website',
    'og:url': `https://example.org/preview${route.path}`,
    'og:locale': 'en_GB',
    'og:site_name': content.brand.name,
    'og:image': 'https://example.org/preview/share/abc.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'About',
  });
});

it('meta tags escape text', () => {
  const name = '</script><script>alert(1)</script>';
  const data = [{ '@type': 'WebSite', name }] as const;
  const tags = metaTags({ 'og:title': '"<b>" & co' }, data);
  expect(tags).toContain('content="&quot;&lt;b&gt;&quot; &amp; co"');
  expect(tags.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /ld\+json">(.*)<\/script>/.exec(tags)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': data });
});

it('the sitemap lists every route, post and case study', () => {
  const site = siteContent({ ...post('paper'), ...caseStudy('larkfield') });
  const paths = [...site.routes.map((its) => its.path), '/blog/paper', '/portfolio/larkfield'];
  expect(addressesIn(written('sitemap.xml', site)).toSorted()).toEqual(
    paths.map((path) => `https://example.org/preview${path}`).toSorted(),
  );
});

it('pages, posts and case studies with noindex are in neither the sitemap nor the feed', () => {
  const { entries } = siteContent({
    ...post('paper'),
    ...post('hidden', { noindex: true }),
    ...caseStudy('larkfield', { noindex: true }),
  });
  const routes = [{ ...route, noindex: true }];
  const site = { routes, entries };
  expect(addressesIn(written('sitemap.xml', site))).toEqual(['https://example.org/preview/blog/paper']);
  expect(written('rss.xml', site).match(/<item>/g)).toHaveLength(1);
});

describe('Feed', () => {
  it('has the latest 20 posts with their days, and no case studies', () => {
    const posts = Array.from({ length: 21 }, (_, index) => post(`post-${String(index).padStart(2, '0')}`));
    const site = siteContent({
      ...(Object.assign({}, ...posts) as object),
      ...post('latest', { date: '2026-03-15', title: 'R&D' }),
      ...caseStudy('larkfield'),
    });
    const feed = written('rss.xml', site);
    const items = [...feed.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) => item);
    expect(items).toHaveLength(20);
    expect(items[0]).toContain('<title>R&amp;D</title>');
    expect(items[0]).toContain('<link>https://example.org/preview/blog/latest</link>');
    expect(items[0]).toContain('<pubDate>Sun, 15 Mar 2026 00:00:00 GMT</pubDate>');
    expect(feed).not.toContain('larkfield');
  });

  it('does not exist without posts', () => {
    expect(written('rss.xml')).toBe('');
  });

  it('is linked from posts and from pages that list posts', async () => {
    const { routes, sections, entries, files } = blog({ paper: {} });
    const site = {
      ...content,
      files,
      sections,
      entries: [...entries, ...siteContent(caseStudy('larkfield')).entries],
    };
    const folder = writeSite({});
    const listed = routes.filter((page) => ['/', '/blog'].includes(page.path));
    const tags = await createMetaTags({ ...site, routes: listed }, folder);
    const linked = [...tags].filter(([, text]) =>
      text.includes('href="https://example.org/preview/rss.xml"'),
    );
    expect(linked.map(([page]) => page)).toEqual(['/blog', '/blog/paper']);
    expect(tags.get('/blog/paper')).toContain('<meta property="og:type" content="article"/>');
    expect(tags.get('/blog/paper')).toContain(
      '<meta property="article:published_time" content="2026-03-14"/>',
    );
    expect(tags.get('/portfolio/larkfield')).toContain('"@type":"Article"');
  });
});

it('robots.txt allows everything and names the sitemap', () => {
  expect(written('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/preview/sitemap.xml\n',
  );
});
