/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { collectionDefinitions } from '../../../gatsby/definitions/definitions';
import { createContentPages, pagesOfUnusedTemplates } from '../../../gatsby/content/pages';
import type { Entry } from '../../../gatsby/model/entry';
import type { Route } from '../../../gatsby/model/route';
import type { SiteContent } from '../../../gatsby/model/site-content';

function created(routes: Partial<Route>[], entries: Partial<Entry>[] = []) {
  const createPage = jest.fn();
  const content = {
    home: '/',
    routes,
    entries,
    sections: new Map(),
    translations: [],
    canonicals: new Map(),
  } as unknown as SiteContent;
  createContentPages(content, createPage);
  const pages = createPage.mock.calls.flat() as { path: string; component: string; context: object }[];
  expect(pages.map(({ path }) => path)).toContain('/404.html');
  return pages.filter(({ path }) => path !== '/404.html');
}

it('has a template for every collection, which leads to the list and to the next entry, from the last to the first', () => {
  const blog = { folder: 'posts', parentPath: '/blog' };
  const entries = [
    { ...blog, path: '/blog/new', value: {} },
    { folder: 'cases', parentPath: '/portfolio', path: '/portfolio/only', value: {} },
    { ...blog, path: '/blog/old', value: {} },
  ];
  const ofPost = { topics: { label: null, links: [] }, authorPage: null, related: [], relatedTitle: null };
  const templateOf = (folder: string) => path.resolve(`src/templates/${folder}-entry.tsx`);
  const post = templateOf('posts');
  const back = { path: '/blog', title: 'Blog' };
  const [, ...pages] = created([{ ...back, sections: [] }], entries);
  expect(pages).toEqual([
    { path: '/blog/new', component: post, context: { back, next: '/blog/old', ...ofPost } },
    { path: '/portfolio/only', component: templateOf('cases'), context: { back: null, next: null } },
    { path: '/blog/old', component: post, context: { back, next: '/blog/new', ...ofPost } },
  ]);
  for (const [folder, { parentPath }] of collectionDefinitions)
    expect(fs.existsSync(templateOf(folder))).toBe(parentPath !== undefined);
});

it('has a page for each template that no entry uses', () => {
  const entries = [{ folder: 'posts' }] as Entry[];
  expect(pagesOfUnusedTemplates({ entries })).toEqual([
    { path: '/_cases-entry', component: path.resolve('src/templates/cases-entry.tsx') },
  ]);
});

it('gives the home page the routes that no other page lists', () => {
  const numbered = Array.from({ length: 2500 }, (_, number) => ({
    path: `/page-${number}`,
    title: `${number}`,
    sections: [],
  }));
  const listPage = { number: 2, text: '', previous: '/blog', next: null };
  const furtherPage = {
    path: '/blog/page/2',
    title: 'Blog, page 2',
    sections: ['notes'],
    source: '/blog',
    listPage,
  };
  const [home, other] = created([{ path: '/', sections: ['hero'], title: 'Home' }, ...numbered, furtherPage]);
  const laterRoutes = numbered.slice(99).map(({ path, title }) => ({ path, title }));
  expect(home?.context).toEqual({ author: null, laterRoutes });
  expect(other?.context).toEqual({ author: null });
});
