/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { pageFields } from '../../../gatsby/content/page-fields';
import { inAllLanguages } from '../../../gatsby/model/languages/languages';
import type { Site } from '../../../gatsby/model/site';
import { alternatesOf, writeMetadataFiles } from '../../../gatsby/output/seo/metadata-files';
import { feedsOf } from '../../../gatsby/model/pages/feeds';
import { openGraph } from '../../../gatsby/output/seo/meta-tags';
import { siteContent } from '../../support/site-content';
import { writeSite } from '../../support/site-folder';
import { germanCopy } from './german-copy';

process.env.SITE_URL = 'https://example.org';
process.env.PATH_PREFIX = '/preview';
let content: Site;

/** More posts than a page of the list shows. */
const manyPosts = 30;

beforeAll(async () => {
  const copy = await germanCopy();
  for (let index = 0; index < manyPosts; index++) copy.copyFile('posts/first.md', `posts/no-${index}.md`);
  const description = 'Une phrase assez longue pour les résultats de la recherche, en français.';
  const page = { path: '/about', title: 'Qui nous sommes', description, heading: 'À propos' };
  copy.write('fr/pages.json', JSON.stringify({ $schema: '../schemas/pages.schema.json', pages: [page] }));
  content = await copy.load();
});

const written = (file: string, site = content) => {
  const folder = writeSite({});
  writeMetadataFiles(site, folder);
  const name = path.join(folder, file);
  return fs.existsSync(name) ? fs.readFileSync(name, 'utf8') : '';
};

const paths = (path: string) => content.translationsOf(path).map((page) => page.path);

it.each([
  ['the home page', '/', '/de', '/fr'],
  ['a page with another last part', '/about', '/de/ueber-uns', '/fr/about'],
  ['a post', '/blog/first', '/de/blog/anfang', '/fr/blog/first'],
  ['the page of an author', '/blog/authors/ada', '/de/blog/authors/ada', '/fr/blog/authors/ada'],
  ['a further page of a list', '/blog/page/2', '/de/blog/page/2', '/fr/blog/page/2'],
  ['the page for unknown addresses', '/404.html', '/de/404.html', '/fr/404.html'],
])('%s has the same translations in each language', (_, ...all) => {
  for (const path of all) expect(paths(path)).toEqual(all);
});

it('the page of a tag leads to the lists of all posts in other languages, which search engines do not get', () => {
  expect(paths('/de/blog/tags/paper')).toEqual(['/blog', '/de/blog/tags/paper', '/fr/blog']);
  expect(alternatesOf(inAllLanguages(content))('/de/blog/tags/paper')).toEqual([]);
});

it('names each language in itself, and no page of a site with one language', () => {
  const [english, german] = content.translationsOf('/about');
  expect(english).toMatchObject({ locale: 'en-GB', name: 'English' });
  expect(german).toMatchObject({ locale: 'de-DE', name: 'Deutsch' });
  expect(siteContent().translationsOf('/')).toEqual([]);
});

describe('Search engines', () => {
  const all = [
    { lang: 'en-GB', href: 'https://example.org/preview/about' },
    { lang: 'de-DE', href: 'https://example.org/preview/de/ueber-uns' },
    { lang: 'fr-FR', href: 'https://example.org/preview/fr/about' },
    { lang: 'x-default', href: 'https://example.org/preview/about' },
  ];

  it('get a page in each language, with the first one for visitors of any other', () => {
    const alternates = alternatesOf(inAllLanguages(content));
    for (const path of ['/about', '/de/ueber-uns', '/fr/about']) expect(alternates(path)).toEqual(all);
  });

  it('get no page with noindex, and none that is in one language only', () => {
    const alternates = alternatesOf(inAllLanguages(content));
    expect(alternates('/blog/second')).toEqual([]);
    expect(alternates('/404.html')).toEqual([]);
    const hide = (site: Site) => ({
      ...site,
      routes: site.routes.map((route) => ({ ...route, noindex: true })),
    });
    const [english, german, french] = inAllLanguages(content) as [Site, Site, Site];
    expect(alternatesOf([english, hide(german), hide(french)])('/about')).toEqual([]);
    const [, second, third] = all;
    expect(alternatesOf([hide(english), german, french])('/de/ueber-uns')).toEqual([second, third]);
  });

  it('get all pages of all languages with their translations in the sitemap', () => {
    const sitemap = written('sitemap.xml');
    const links = all.map(
      ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
    );
    for (const { href } of all.slice(0, 3))
      expect(sitemap).toContain(`<url><loc>${href}</loc>${links.join('')}</url>`);
    expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(written('sitemap.xml', siteContent())).not.toContain('xhtml');
  });

  it('get a page of which nothing is translated in the first language only', () => {
    const sitemap = written('sitemap.xml');
    const alternates = alternatesOf(inAllLanguages(content));
    for (const [path, canonical] of [
      ['/fr', '/'],
      ['/fr/blog', '/blog'],
      ['/fr/blog/page/2', '/blog/page/2'],
      ['/fr/blog/tags/paper', '/blog/tags/paper'],
      ['/fr/blog/first', '/blog/first'],
      ['/de/blog/second', '/blog/second'],
    ] as const) {
      expect(sitemap).not.toContain(`${path}</loc>`);
      expect(alternates(path)).toEqual([]);
      expect(alternates(canonical).map(({ href }) => href)).not.toContain(
        `https://example.org/preview${path}`,
      );
      const language = content.translations.find(({ home }) => `${path}/`.startsWith(`${home}/`));
      const address = `https://example.org/preview${canonical}`;
      expect(language && pageFields(path, language)).toMatchObject({ canonical: address });
      expect(language && openGraph({ path, title: '', description: '' }, language, undefined)['og:url']).toBe(
        address,
      );
    }
    // A section or a post of it is translated.
    for (const path of ['/de/ueber-uns', '/de/blog/anfang', '/de/blog/authors/ada'])
      expect(sitemap).toContain(`${path}</loc>`);
  });

  it('get a feed for each language with a translated post, and those', () => {
    const feeds = inAllLanguages(content).map((language) => feedsOf(language)[0]?.file);
    expect(feeds).toEqual(['/rss.xml', '/de/rss.xml', undefined]);
    const feed = written('de/rss.xml');
    expect(feed.match(/<item>/g)).toHaveLength(1);
    expect(feed).toMatch(/<language>de-DE<\/language>/i);
    expect(feed).toContain('https://example.org/preview/de/blog/');
    expect(feed).not.toContain('https://example.org/preview/blog');
  });
});
