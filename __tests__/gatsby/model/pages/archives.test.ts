/** @jest-environment node */
import { feedsOf } from '../../../../gatsby/model/pages/feeds';
import { structuredData } from '../../../../gatsby/output/seo/structured-data';
import { blog as blogWith, post } from '../../../support/collections';
import { readContent, siteContent } from '../../../support/site-content';

const texts = { heading: 'About {name}', description: 'All about {name}.' };
const features = { topics: { label: 'Topics', ...texts }, authors: texts, related: 'More' };

const blog = (posts: Record<string, object>, list: object = features) => blogWith(posts, list);

const archivesOf = (content: ReturnType<typeof blog>) => content.routes.filter(({ archive }) => archive);

const linksOf = (content: ReturnType<typeof blog>, slug: string) =>
  content.entryLinks.get(`posts/${slug}.json`);

const three = {
  a: { date: '2026-01-01', tags: ['Paper', 'Web design'] },
  b: { date: '2026-01-02', tags: ['Paper'] },
  c: { date: '2026-01-03', tags: ['Paper', 'Web design'] },
};

it('has a page for each tag and each author, with their posts', () => {
  const pages = archivesOf(blog(three)).map(({ path, heading, shown }) => [path, heading, shown]);
  expect(pages.sort()).toEqual([
    ['/blog/authors/ada', 'About Ada Wells', ['c', 'b', 'a']],
    ['/blog/tags/paper', 'About Paper', ['c', 'b', 'a']],
    ['/blog/tags/web-design', 'About Web design', ['c', 'a']],
  ]);
});

it('gives tags in another alphabet the address that a domain name would have', () => {
  const tagged = blog({ a: { date: '2026-01-01', tags: ['Дизайн', 'Web дизайн'] } });
  const paths = archivesOf(tagged).map(({ path }) => path);
  expect(paths).toContain('/blog/tags/xn--80ahjdhy');
  expect(paths).toContain('/blog/tags/xn--web--83dxvhl4b');
});

it.each([
  ['UX עיצוב', 'ux-xn--5dbhl9av'],
  ['Café: תצוגה', 'cafe-xn--6dbeb1eta'],
  ['הAPI שלנו', 'xn--8db-api-xn--9dbnm8a'],
  ['تصميم UX/UI', 'xn--pgbw2cay-ux-ui'],
  ['עיצוב 2026', 'xn---2026-lxg1a5a4fwb'],
  ['עיצובдизайн', '5e2-5d9-5e6-5d5-5d1-434-438-437-430-439-43d'],
])('gives the tag %s, of letters of two directions, the address of its words', (tag, address) => {
  const paths = archivesOf(blog({ a: { date: '2026-01-01', tags: [tag] } })).map(({ path }) => path);
  expect(paths).toContain(`/blog/tags/${address}`);
});

it('has no such page without texts for it', () => {
  expect(archivesOf(blog(three, {}))).toEqual([]);
  expect(archivesOf(blog(three, { latest: 3, ...features }))).toEqual([]);
});

it('has a further page for every twelve posts more of a tag', () => {
  const many = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`post-${n}`, { tags: ['Paper'] }]));
  const content = blog(many);
  expect(content.routesByPath.get('/blog/tags/paper/page/2')).toMatchObject({
    back: { path: '/blog' },
    pagination: { previous: '/blog/tags/paper', next: null },
    heading: 'About Paper',
    sections: ['notes'],
  });
});

it('links the list and the topics to each other, those with the most posts first, and an author to the list', () => {
  const back = { path: '/blog', title: expect.any(String) as string };
  const paper = { path: '/blog/tags/paper', title: 'Paper' };
  const design = { path: '/blog/tags/web-design', title: 'Web design' };
  const topics = (links: object[]) => ({ label: 'Topics', links });
  const { routesByPath } = blog(three);
  expect(routesByPath.get('/blog')).toMatchObject({ topics: topics([paper, design]) });
  expect(routesByPath.get('/blog/tags/paper')).toMatchObject({ topics: topics([design]), back });
  expect(routesByPath.get('/blog/authors/ada')).toMatchObject({ topics: { links: [] }, back });
});

it('leads a post to its topics, its author and the posts with most tags in common', () => {
  const named = (slug: string) => expect.objectContaining({ slug }) as object;
  expect(linksOf(blog(three), 'a')).toMatchObject({
    topics: {
      label: 'Topics',
      links: [
        { title: 'Paper', path: '/blog/tags/paper' },
        { title: 'Web design', path: '/blog/tags/web-design' },
      ],
    },
    authorPages: ['/blog/authors/ada'],
    related: [named('c'), named('b')],
    relatedTitle: 'More',
  });
  expect(linksOf(blog(three), 'b')).toMatchObject({ related: [named('a'), named('c')] });
  expect(linksOf(blog({ a: {}, b: {} }), 'a')).toMatchObject({ related: [], next: named('b') });
});

it('has a feed for each tag and author', () => {
  const feeds = feedsOf(blog(three)).map(({ file, posts }) => [file, posts.map(({ slug }) => slug)]);
  expect(Object.fromEntries(feeds)).toEqual({
    '/rss.xml': ['c', 'b', 'a'],
    '/blog/authors/ada/rss.xml': ['c', 'b', 'a'],
    '/blog/tags/paper/rss.xml': ['c', 'b', 'a'],
    '/blog/tags/web-design/rss.xml': ['c', 'a'],
  });
});

it('names the author and the way to the page for search engines', () => {
  const content = blog(three);
  const route = content.routes.find(({ path }) => path === '/blog/authors/ada');
  const data = route && structuredData(route, content);
  expect(JSON.stringify(data)).toContain('"@type":"Person","name":"Ada Wells"');
  expect(JSON.stringify(data)).toMatch(/BreadcrumbList.*\/blog".*\/blog\/authors\/ada"/);
});

it('gives the people of a team pages with their posts, in place of those of authors', () => {
  const { pages } = readContent('pages') as { pages: { path: string }[] };
  const sections: Record<string, string[]> = { '/team': ['team', 'guests'], '/blog': ['notes'] };
  const content = siteContent({
    pages: {
      pages: pages.map((page) => ({
        ...page,
        ...(sections[page.path] && { sections: sections[page.path] }),
      })),
    },
    'sections/notes': { kind: 'posts', title: 'Notes', intro: 'All of them.', authors: texts },
    'sections/team': { kind: 'people', title: 'Team', people: ['ada', 'bo'], pages: true },
    'sections/guests': { kind: 'people', title: 'Guests', people: ['cy'] },
    'people/ada': { name: 'Ada Wells', role: 'Design' },
    'people/bo': { name: 'Bo Adeyemi', role: 'Code', text: 'Writes last.' },
    'people/cy': { name: 'Cy Ito', role: 'Words' },
    ...post('a', { coAuthors: ['cy'] }),
  });
  expect(archivesOf(content).map(({ path, sections: names, shown }) => [path, names, shown])).toEqual([
    ['/blog/authors/cy', ['notes'], ['a']],
    ['/team/ada', ['team', 'notes'], ['a']],
    ['/team/bo', ['team'], []],
  ]);
  expect(content.routesByPath.get('/team/bo')).toMatchObject({
    title: 'Bo Adeyemi',
    description: 'Writes last.',
  });
  expect(linksOf(content, 'a')).toMatchObject({ authorPages: ['/team/ada', '/blog/authors/cy'] });
  expect(feedsOf(content).map(({ file }) => file)).toEqual([
    '/rss.xml',
    '/blog/authors/cy/rss.xml',
    '/team/ada/rss.xml',
  ]);
});
