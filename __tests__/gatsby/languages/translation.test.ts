/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../../gatsby/check/check';
import { translationReport } from '../../../gatsby/check/translation-report';
import type { Site } from '../../../gatsby/model/site';
import { copyContent } from '../../../gatsby/content/copy-content';
import { layoutAnnouncement } from '../../../gatsby/content/page-fields';
import { writeSite } from '../../support/site-folder';
import type { ContentCopy } from '../check/content-copy';
import { germanCopy } from './german-copy';

let copy: ContentCopy;
let content: Site;
let german: Site;

beforeAll(async () => {
  copy = await germanCopy();
  content = await copy.load();
  german = content.translations[0] as Site;
});

const valueOf = (name: string, { files } = german) => files.get(name)?.value as Record<string, never>;

it('has the files of a language, and those of the first one for the others', () => {
  expect(valueOf('footer.json')).toMatchObject({ rights: 'Alle Rechte vorbehalten.' });
  expect(valueOf('sections/hero.json')).toEqual(valueOf('sections/hero.json', content));
  expect(content.translations.map(({ home, language }) => [home, language?.name])).toEqual([
    ['/de', 'Deutsch'],
    ['/fr', 'Français'],
  ]);
});

it('knows what is shown in the first language', () => {
  const { fallbacks } = german;
  for (const name of ['sections/hero.json', 'posts/second.md', 'labels.json', '/de/blog'])
    expect(fallbacks).toContain(name);
  for (const name of ['footer.json', 'posts/first.md', 'pages.json', '/de', '/de/ueber-uns'])
    expect(fallbacks).not.toContain(name);
  // Files that have no words to translate.
  for (const name of ['brand.json', 'redirects.json']) expect(fallbacks).not.toContain(name);
});

it('leads links of what is not translated to the pages of the language, also in Markdown', () => {
  expect(valueOf('navigation.json')).toMatchObject({
    groups: [{}, { items: [{ href: '/de/ueber-uns' }, {}, {}, {}] }],
    links: [{}, { href: '/de/blog' }],
  });
  expect(valueOf('sections/questions.json').questions).toMatchObject([
    { answer: 'We are [a studio](/de/ueber-uns#questions) with [notes](/de/blog/anfang#first).' },
    { answer: 'In [London](https://london.example/about).' },
    // The word of a tag is not the same in every language.
    { answer: 'See [paper](/de/blog), and [Ada](/de/blog/authors/ada).' },
  ]);
  expect(valueOf('posts/second.md').body).toMatchObject({ links: ['/de/ueber-uns'] });
  const [, french] = content.translations;
  expect(valueOf('navigation.json', french)).toMatchObject({ links: [{}, { href: '/fr/blog' }] });
  expect(valueOf('navigation.json', content)).toMatchObject({ links: [{}, { href: '/blog' }] });
});

it('expects the pages of topics and authors that a language has in its own links', async () => {
  const copy = await germanCopy();
  copy.replace('navigation.json', '"/blog"', '"/blog/tags/paper"');
  copy.replace('navigation.json', '"/about"', '"/blog/authors/ada"');
  copy.write('de/navigation.json', copy.read('navigation.json').replaceAll(/"\/(?=[^b])/g, '"/de/'));
  const { home } = (await checkContent(copy.directory)).site?.translations[0] ?? {};
  expect(await copy.check()).toHaveLength(2);
  for (const page of ['/blog/tags', '/blog/authors'])
    copy.replace('de/navigation.json', `"${page}`, `"${home}${page}`);
  expect(await copy.check()).toEqual([]);
});

it('has all pages of the first language, with what a translation need not repeat', () => {
  const { pages } = valueOf('pages.json') as unknown as { pages: unknown[] };
  expect([pages[0], pages[5], pages[10]]).toMatchObject([
    { path: '/de', title: 'Papier', sections: expect.arrayContaining(['hero']) as string[] },
    { path: '/de/ueber-uns', heading: 'Über uns', sections: ['questions'] },
    { path: '/de/blog', sections: ['notes'], actions: [{ href: '/de/ueber-uns#questions' }] },
  ]);
});

it('keeps what the site is, whatever the file of a language has', async () => {
  copy.copyFile('site.json', 'de/site.json');
  copy.copyFile('forms.json', 'de/forms.json');
  copy.replace('de/forms.json', '"simulated"', '"http", "endpoint": "https://other.example/"');
  const [other] = (await checkContent(copy.directory)).site?.translations ?? [];
  for (const name of ['site', 'forms']) copy.delete(`de/${name}.json`);
  const { siteUrl, languages } = valueOf('site.json', content);
  expect(valueOf('site.json', other)).toMatchObject({ siteUrl, languages, locale: 'de-DE' });
  expect(valueOf('forms.json', other).delivery).toEqual(valueOf('forms.json', content).delivery);
});

it('redirects to the pages of each language, and to headings of the first one', async () => {
  const copy = await germanCopy();
  const redirects = [
    { from: '/wir', to: '/de/ueber-uns' },
    { from: '/nous', to: '/fr/about' },
    { from: '/first', to: '/blog/first#first' },
  ];
  copy.write('redirects.json', JSON.stringify({ $schema: './schemas/redirects.schema.json', redirects }));
  const { redirects: read, translations } = await copy.load();
  for (const list of [read, ...translations.map((its) => its.redirects)]) expect(list).toEqual(redirects);
});

it('has no page of a post that is a draft in the first language, and the same day of publication', async () => {
  const [english, translation] = [copy.read('posts/first.md'), copy.read('de/posts/first.md')];
  copy.write('posts/first.md', english.replace('tags:', 'draft: true\ntags:'));
  const [other] = (await checkContent(copy.directory)).site?.translations ?? [];
  expect(other?.entries.find(({ slug }) => slug === 'first')?.status).toBe('draft');
  copy.write('posts/first.md', english);
  copy.replace('de/posts/first.md', '2026-03-14', '2026-03-15');
  expect(await copy.check()).toEqual([
    `content/de/posts/first.md:7:7 date: found "2026-03-15", expected '2026-03-14', as in the first language`,
  ]);
  copy.write('de/posts/first.md', translation);
});

it('has no two posts with one address', async () => {
  copy.write('de/posts/second.md', copy.read('de/posts/first.md').replace('slug: anfang', 'slug: first'));
  const other = await copy.check();
  copy.replace('de/posts/second.md', 'slug: first', 'slug: anfang');
  const same = await copy.check();
  copy.delete('de/posts/second.md');
  expect(other).toEqual([]);
  expect(same).toEqual([
    'content/de/posts/second.md:2:7 slug: another page has the address "/de/blog/anfang", expected another',
  ]);
});

it('counts what is missing in each language, and lists texts that are identical', () => {
  const [files, pages, ...others] = translationReport(content);
  expect(files).toMatch(/^de: 4 of \d+ files are translated; missing: .*labels\.json/);
  expect(pages).toMatch(/^de: 2 of 11 pages are translated; missing: .*, \/de\/blog$/);
  expect(others.map((line) => line.replace(/^de: .*\/de\//, ''))).toEqual([
    'footer.json:3:18 closingLine: identical to the original: "Bring us the flat sheet. We will find the fold."',
    ...[
      /:4:17 invitation: /,
      /:5:12 blurb: /,
      /:33:13 newsletter\.text: /,
      /:37:16 newsletter\.success: /,
    ].map((place) => expect.stringMatching(place) as string),
    expect.stringMatching(/^fr: 0 of \d+ files are translated; missing: /),
  ]);
});

it('writes the files of each language for Gatsby, with their language and that of what is not translated', async () => {
  const target = writeSite({ 'de/sections/old.json': '{}' });
  await copyContent(content, target);
  const copied = (name: string) => JSON.parse(fs.readFileSync(path.join(target, name), 'utf8')) as unknown;
  expect(copied('de/footer.json')).toMatchObject({ language: 'de', rights: 'Alle Rechte vorbehalten.' });
  expect(copied('de/footer.json')).not.toHaveProperty('lang');
  expect(copied('fr/footer.json')).toMatchObject({ language: 'fr', lang: 'en-GB' });
  expect(copied('de/posts/first.json')).toMatchObject({
    path: '/de/blog/anfang',
    slug: 'first',
    status: null,
  });
  expect(copied('de/pages.json')).toMatchObject({
    pages: expect.arrayContaining([
      expect.objectContaining({ path: '/de/ueber-uns', language: 'de' }),
      expect.objectContaining({ path: '/de/blog', lang: 'en-GB' }),
    ]) as unknown,
  });
  expect(copied('footer.json')).not.toHaveProperty('language');
  for (const name of ['de/brand.json', 'de/redirects.json', 'de/sections/old.json'])
    expect(fs.existsSync(path.join(target, name))).toBe(false);
});

it('closes an announcement in all languages at once, and says which language its text has', async () => {
  const write = (folder: string, text: string) =>
    copy.write(
      `${folder}announcement.json`,
      JSON.stringify({ $schema: './schemas/announcement.schema.json', text, close: 'Close' }),
    );
  write('', 'Two chairs are free.');
  write('de/', 'Zwei Stühle sind frei.');
  const site = await copy.load();
  const [own, translated, fallback] = [site, ...site.translations].map(layoutAnnouncement);
  expect(translated).toMatchObject({ text: 'Zwei Stühle sind frei.', id: own?.id });
  expect(translated?.lang).toBeUndefined();
  expect(fallback).toMatchObject({ text: 'Two chairs are free.', id: own?.id, lang: 'en-GB' });
});
