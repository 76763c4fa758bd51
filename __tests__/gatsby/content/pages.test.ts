/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { collectionsWithPages, readDefinitions } from '../../../gatsby/content/definitions/definitions';
import { createContentPages } from '../../../gatsby/content/pages';
import type { Entry } from '../../../gatsby/content/entry';
import type { Route } from '../../../gatsby/content/route';
import { createdPages } from '../../support/content';

function created(routes: Partial<Route>[], entries: Partial<Entry>[] = []) {
  const createPage = jest.fn();
  const sections = new Map([
    ['contact', { kind: 'contact' }],
    ['terms', { kind: 'text' }],
  ]) as never;
  createContentPages({ routes: routes as Route[], entries: entries as Entry[], sections }, createPage);
  return createPage.mock.calls.flat() as { component: string; context: object }[];
}

it('has templates for pages with kinds of the home page, for pages with others only, and for pages under construction', () => {
  expect(
    created([
      { path: '/', sections: ['contact'] },
      { path: '/contact', sections: ['terms', 'contact'] },
      { path: '/terms', sections: ['terms'] },
      { path: '/new', sections: [] },
    ]),
  ).toEqual([
    { path: '/', component: path.resolve('src/templates/home-page.tsx'), context: { route: '/' } },
    {
      path: '/contact',
      component: path.resolve('src/templates/home-page.tsx'),
      context: { route: '/contact' },
    },
    { path: '/terms', component: path.resolve('src/templates/page.tsx'), context: { route: '/terms' } },
    {
      path: '/new',
      component: path.resolve('src/templates/placeholder-page.tsx'),
      context: { route: '/new' },
    },
  ]);
  for (const { component } of createdPages()) expect(fs.existsSync(component)).toBe(true);
});

it('has a template for every collection, which leads to the list and to the next entry, from the last to the first', () => {
  const blog = { folder: 'posts', parentPath: '/blog' };
  const entries = [
    { ...blog, path: '/blog/new' },
    { folder: 'cases', parentPath: '/portfolio', path: '/portfolio/only' },
    { ...blog, path: '/blog/old' },
  ];
  const post = path.resolve('src/templates/posts-entry.tsx');
  expect(created([], entries)).toEqual([
    { path: '/blog/new', component: post, context: { parentPath: '/blog', next: '/blog/old' } },
    {
      path: '/portfolio/only',
      component: path.resolve('src/templates/cases-entry.tsx'),
      context: { parentPath: '/portfolio', next: null },
    },
    { path: '/blog/old', component: post, context: { parentPath: '/blog', next: '/blog/new' } },
  ]);
  for (const { folder } of collectionsWithPages(readDefinitions()))
    expect(fs.existsSync(`src/templates/${folder}-entry.tsx`)).toBe(true);
});

it('gives the home page the routes that no other page lists', () => {
  const numbered = Array.from({ length: 2500 }, (_, number) => ({
    path: `/page-${number}`,
    title: `${number}`,
    sections: [],
  }));
  const listPage = { number: 2, firstPath: '/blog', text: '', previous: '/blog', next: null };
  const furtherPage = { path: '/blog/page/2', title: 'Blog, page 2', sections: ['notes'], listPage };
  const [home, other] = created([{ path: '/', sections: ['hero'], title: 'Home' }, ...numbered, furtherPage]);
  const laterRoutes = numbered.slice(99).map(({ path, title }) => ({ path, title }));
  expect(home?.context).toEqual({ route: '/', laterRoutes });
  expect(other?.context).toEqual({ route: '/page-0' });
});
