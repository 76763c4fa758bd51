/** @jest-environment node */
import { nodesOf } from '../../../gatsby/content/node-data';
import { routeFields } from '../../../gatsby/content/page-fields';
import type { Route } from '../../../gatsby/model/site';
import { blog, caseStudy, post } from '../../support/collections';
import { siteContent } from '../../support/site-content';

const content = siteContent();
const layoutOf = (...[site]: Parameters<typeof nodesOf>) =>
  nodesOf(site).find(({ typeName }) => typeName === 'Layout');

it('gives each file the type of its place and kind, and the place as its key', () => {
  const types = new Map(nodesOf(content).map(({ key, typeName }) => [key, typeName]));
  expect([types.get('site'), types.get('sections/plans')]).toEqual(['SiteSettings', 'PricingSection']);
  expect(types.get('people/isla-mackay')).toBe('Person');
});

it('a list has the latest entries or all, and each of several pages has its own', () => {
  const slugs = Array.from({ length: 14 }, (_, index) => `post-${index + 10}`);
  const site = blog(Object.fromEntries(slugs.map((slug) => [slug, {}])), {}, ['news']);
  const latest = blog({ first: {}, second: {} }, { latest: 1 });
  const keys = slugs.map((slug) => `posts/${slug}`);
  const nodes = new Map(nodesOf(site).map((node) => [node.key, node]));
  expect(nodes.get('sections/notes_blog')).toMatchObject({ posts: keys.slice(0, 12) });
  expect(nodes.get('sections/notes_blog_page_2')).toMatchObject({ kind: 'posts', posts: keys.slice(12) });
  expect(nodes.get('pages')).toMatchObject({
    pages: expect.arrayContaining([
      expect.objectContaining({ path: '/blog/page/2', sections: ['sections/notes_blog_page_2'] }),
    ]) as object[],
  });
  expect(nodesOf(latest).find(({ key }) => key === 'sections/notes')).toMatchObject({
    posts: ['posts/first'],
  });
});

it('images of files and of pages are named by their path, and those of other sites by their address', () => {
  const image = { src: '/images/a.jpg', alt: '' };
  const share = { src: 'https://images.example/a.jpg', alt: '' };
  const routes = content.routes.map((route) => ({ ...route, image, share }));
  const pages = nodesOf({ ...content, routes }).find(({ key }) => key === 'pages')?.pages;
  const own = { image: { src: 'images/a.jpg' }, share };
  expect(pages).toMatchObject(routes.map(() => own));
  const hero = nodesOf(content).find(({ typeName }) => typeName === 'HeroSection');
  expect(JSON.stringify(hero)).toContain('"src":"images/');
});

it('gives a post what it leads to: the list, and the next one, from the last to the first', () => {
  const site = siteContent({ ...post('old', { date: '2024-01-02' }), ...post('new'), ...caseStudy('only') });
  const nodes = new Map(nodesOf(site).map((node) => [node.key, node]));
  const back = (path: string) => expect.objectContaining({ path }) as object;
  expect(nodes.get('posts/new')).toMatchObject({ back: back('/blog'), next: 'posts/old', related: [] });
  expect(nodes.get('posts/old')).toMatchObject({ next: 'posts/new' });
  expect(nodes.get('cases/only')).toMatchObject({ back: back('/portfolio'), next: null });
  expect(nodes.get('cases/only')).not.toHaveProperty('topics');
});

it('gives the home page the routes that no other page lists', () => {
  const { pages } = blog(
    Object.fromEntries(Array.from({ length: 13 }, (_, number) => [`post-${number}`, {}])),
  );
  const numbered = Array.from({ length: 250 }, (_, number) => ({
    ...{ path: `/page-${number}`, title: `${number}`, sections: ['hero'] },
  }));
  const site = siteContent({ pages: { pages: [...pages, ...numbered] } });
  const [home, other] = site.routes as [Route, Route];
  const laterRoutes = numbered.slice(100 - pages.length).map(({ path, title }) => ({ path, title }));
  expect(routeFields(home, site)).toMatchObject({ laterRoutes });
  expect(routeFields(other, site)).not.toHaveProperty('laterRoutes');
});

describe('Layout', () => {
  const english = { code: 'en', name: 'English', label: 'Language', locale: 'en-GB' };
  const german = { ...english, code: 'de' };

  it('has the content of a language, and is shared on a site with one', () => {
    const shared = { isShared: true, footer: 'footer' };
    expect(layoutOf(content)).toMatchObject(shared);
    expect(layoutOf(content)).not.toHaveProperty('language');
    const first = { ...content, language: english };
    expect(layoutOf(first)).toMatchObject({ ...shared, isShared: false });
    const second = { ...first, language: german, home: '/de' };
    expect(layoutOf(second)).toMatchObject({ language: 'de', isShared: false, footer: 'de/footer' });
  });

  it('is shared in development, for the page at an unknown address', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(layoutOf({ ...content, language: english })).toMatchObject({ isShared: true });
    expect(layoutOf({ ...content, language: german, home: '/de' })).toMatchObject({ isShared: false });
  });

  it('says in development that an announcement is early, and has the places of its texts beside forms', () => {
    const link = { title: 'More', href: '/about' };
    const site = siteContent({ announcement: { text: 'News.', link, close: 'Close', from: '2999-12-31' } });
    const textOf = () => (layoutOf(site) as { announcement?: object }).announcement;
    expect(textOf()).toMatchObject({ text: 'News.' });
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(textOf()).toMatchObject({ text: '(From 2999-12-31) News.' });
    jest.replaceProperty(process, 'env', { ...process.env, ADMIN: 'true' });
    const tag = /[\u{E0001}-\u{E007F}]+$/u;
    expect(textOf()).toMatchObject({
      text: expect.stringMatching(tag) as unknown,
      link: { title: expect.stringMatching(tag) as unknown, href: '/about' },
    });
  });

  it.each([
    [100, false],
    [101, true],
  ])('lists 100 of %i pages at most, and says whether there are more: %s', (count, hasMore) => {
    const [route] = content.routes;
    const routes = Array.from({ length: count }, () => route).filter((its) => its !== undefined);
    const { pages } = layoutOf({ ...content, routes }) as unknown as { pages: { nodes: object[] } };
    expect(pages).toMatchObject({ hasMore });
    expect(pages.nodes).toHaveLength(100);
  });
});
