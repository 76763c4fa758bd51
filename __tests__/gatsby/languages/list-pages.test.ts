/** @jest-environment node */
import { createdPages } from '../../support/site-content';
import { inAllLanguages } from '../../../gatsby/model/languages/languages';
import type { Site } from '../../../gatsby/model/site';
import type { ContentCopy } from '../check/content-copy';
import { germanCopy } from './german-copy';

/** The files of the copy that name the page with the list of posts. */
const files = ['pages.json', 'navigation.json', 'sections/questions.json'];

/** Moves the list of all posts, in its links, too. */
async function copyWithList(path: string): Promise<ContentCopy> {
  const copy = await germanCopy();
  for (const name of files) copy.write(name, copy.read(name).replaceAll('/blog', path));
  return copy;
}

const entriesOf = (content: Site) =>
  inAllLanguages(content).map(({ entries }) => entries.map(({ path }) => path).sort());

const pathsOf = (content: Site) => createdPages(content).map(({ path }) => path);

it('has posts, and those of tags and authors, below the page with the complete list, in each language', async () => {
  const copy = await copyWithList('/publications');
  const list = { path: '/publications', slug: 'texte', title: 'Alle Texte', heading: 'Texte' };
  const description = 'Ein Satz, der lang genug ist für die Ergebnisse einer Suche.';
  const { pages, ...others } = JSON.parse(copy.read('de/pages.json')) as { pages: object[] };
  copy.write('de/pages.json', JSON.stringify({ ...others, pages: [...pages, { ...list, description }] }));
  const content = await copy.load();
  expect(entriesOf(content)).toEqual([
    ['/publications/first', '/publications/second'],
    ['/de/texte/anfang', '/de/texte/second'],
    ['/fr/publications/first', '/fr/publications/second'],
  ]);
  const paths = pathsOf(content);
  for (const path of ['/publications', '/de/texte', '/fr/publications'])
    expect(paths).toEqual(expect.arrayContaining([`${path}/tags/paper`, `${path}/authors/ada`]));
  expect(new Set(paths).size).toBe(paths.length);
  const [german] = content.translations;
  expect(german?.entryLinks.get('posts/first.md')).toMatchObject({
    back: { path: '/de/texte', title: 'Alle Texte' },
  });
});

it('has posts below the home page, if that has the complete list', async () => {
  const copy = await germanCopy();
  copy.replace('pages.json', '"contact"]', '"contact", "notes"]');
  copy.replace('pages.json', '"heading": "Blog", "sections": ["notes"]', '"heading": "Blog"');
  copy.replace('sections/questions.json', '/blog/first', '/first');
  copy.replace('sections/questions.json', '/blog/tags', '/tags');
  copy.replace('sections/questions.json', '/blog/authors', '/authors');
  const content = await copy.load();
  expect(entriesOf(content)).toEqual([
    ['/first', '/second'],
    ['/de/anfang', '/de/second'],
    ['/fr/first', '/fr/second'],
  ]);
  expect(pathsOf(content)).toEqual(
    expect.arrayContaining(['/tags/paper', '/de/authors/ada', '/fr/tags/paper']),
  );
  const [, german] = inAllLanguages(content);
  expect(german?.files.get('sections/questions.json')?.value).toMatchObject({
    questions: [{}, {}, { answer: 'See [paper](/de), and [Ada](/de/authors/ada).' }],
  });
});

it('has posts at /blog without a complete list, in each language', async () => {
  const copy = await copyWithList('/publications');
  copy.replace('sections/notes.json', '"intro"', '"latest": 2, "intro"');
  copy.replace('sections/questions.json', '/publications/first', '/blog/first');
  copy.replace('sections/questions.json', '/publications/tags/paper', '/publications');
  copy.replace('sections/questions.json', '/publications/authors/ada', '/publications');
  expect(entriesOf(await copy.load())).toEqual([
    ['/blog/first', '/blog/second'],
    ['/de/blog/anfang', '/de/blog/second'],
    ['/fr/blog/first', '/fr/blog/second'],
  ]);
});

it('reports a post with the address of a page of another language', async () => {
  const copy = await germanCopy();
  copy.replace('pages.json', '"contact"]', '"contact", "notes"]');
  copy.replace('pages.json', '"heading": "Blog", "sections": ["notes"]', '"heading": "Blog"');
  for (const page of ['first', 'tags', 'authors'])
    copy.replace('sections/questions.json', `/blog/${page}`, `/${page}`);
  copy.copyFile('posts/first.md', 'posts/de.md');
  expect(await copy.check()).toEqual([
    'content/posts/de.md:2:1 slug: another page has the address "/de", expected another',
  ]);
});

it('has the pages of people, and their further pages, in each language, with links to them', async () => {
  const copy = await germanCopy();
  const team = {
    $schema: '../schemas/people.schema.json',
    kind: 'people',
    title: 'Team',
    intro: 'All of us.',
  };
  copy.write('sections/team.json', JSON.stringify({ ...team, people: ['ada'], pages: true }));
  copy.replace('pages.json', '"sections": ["questions"]', '"sections": ["questions", "team"]');
  copy.replace('sections/questions.json', '/blog/authors/ada', '/about/ada');
  for (let index = 0; index < 12; index++) copy.copyFile('posts/first.md', `posts/no-${index}.md`);
  const content = await copy.load();
  for (const page of ['', '/page/2'])
    expect(content.translationsOf(`/de/ueber-uns/ada${page}`).map(({ path }) => path)).toEqual([
      `/about/ada${page}`,
      `/de/ueber-uns/ada${page}`,
      `/fr/about/ada${page}`,
    ]);
  const [, german] = inAllLanguages(content);
  expect(german?.files.get('sections/questions.json')?.value).toMatchObject({
    questions: [{}, {}, { answer: 'See [paper](/de/blog), and [Ada](/de/ueber-uns/ada).' }],
  });
});
