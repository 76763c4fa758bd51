/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { collectionsWithPages, readDefinitions } from '../../../gatsby/content/definitions/definitions';
import { createContentPages } from '../../../gatsby/content/pages';
import type { Entry } from '../../../gatsby/content/entries';
import type { Route } from '../../../gatsby/content/site-content';
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
      { path: '/contact', sections: ['terms', 'contact'] },
      { path: '/terms', sections: ['terms'] },
      { path: '/new', sections: [] },
    ]),
  ).toEqual([
    { path: '/contact', component: path.resolve('src/templates/home-page.tsx'), context: {} },
    { path: '/terms', component: path.resolve('src/templates/page.tsx'), context: {} },
    { path: '/new', component: path.resolve('src/templates/placeholder-page.tsx'), context: {} },
  ]);
  for (const { component } of createdPages()) expect(fs.existsSync(component)).toBe(true);
});

it('has a template for every collection of pages', () => {
  const entries = [
    { path: '/blog/one', folder: 'posts' },
    { path: '/portfolio/one', folder: 'cases' },
  ];
  expect(created([], entries)).toEqual([
    { path: '/blog/one', component: path.resolve('src/templates/posts-entry.tsx'), context: {} },
    { path: '/portfolio/one', component: path.resolve('src/templates/cases-entry.tsx'), context: {} },
  ]);
  const folders = collectionsWithPages(readDefinitions()).map(({ folder = '' }) => folder);
  for (const { component } of created(
    [],
    folders.map((folder) => ({ path: '/', folder })),
  ))
    expect(fs.statSync(component).isFile()).toBe(true);
});

it('gives the home page the routes that no other page lists', () => {
  const numbered = Array.from({ length: 2500 }, (_, number) => ({
    path: `/page-${number}`,
    title: `${number}`,
    sections: [],
    isListed: true,
  }));
  const furtherPage = { path: '/blog/page/2', title: 'Blog, page 2', sections: ['notes/2'], isListed: false };
  const [home, ...others] = created([
    { path: '/', sections: ['hero'], title: 'Home', isListed: true },
    ...numbered,
    furtherPage,
  ]);
  const laterRoutes = numbered.slice(99).map(({ path, title }) => ({ path, title }));
  expect(home?.context).toEqual({ laterRoutes });
  for (const { context } of others) expect(context).toEqual({});
  const query = fs.readFileSync(path.resolve('src/layout/use-layout-content.ts'), 'utf8');
  expect(query).toContain('allPage(filter: { isListed: { eq: true } }, limit: 100)');
});
