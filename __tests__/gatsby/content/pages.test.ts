/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createRoutes } from '../../../gatsby/content/pages';
import type { Route } from '../../../gatsby/content/site-content';
import { createdPages } from '../../support/content';

function created(...routes: Partial<Route>[]) {
  const createPage = jest.fn();
  createRoutes(routes as Route[], createPage);
  return createPage.mock.calls.flat() as { component: string; context: object }[];
}

it('has a template for every route: one for pages of sections, one for pages under construction', () => {
  expect(created({ path: '/contact', sections: ['contact'] }, { path: '/new', sections: [] })).toEqual([
    { path: '/contact', component: path.resolve('src/templates/page.tsx'), context: {} },
    { path: '/new', component: path.resolve('src/templates/placeholder-page.tsx'), context: {} },
  ]);
  for (const { component } of createdPages()) expect(fs.existsSync(component)).toBe(true);
});

it('gives the home page the routes that no other page lists', () => {
  const numbered = Array.from({ length: 2500 }, (_, number) => ({
    path: `/page-${number}`,
    title: `${number}`,
    sections: [],
  }));
  const [home, ...others] = created({ path: '/', sections: ['hero'], title: 'Home' }, ...numbered);
  const laterRoutes = numbered.slice(99).map(({ path, title }) => ({ path, title }));
  expect(home?.context).toEqual({ laterRoutes });
  for (const { context } of others) expect(context).toEqual({});
  const query = fs.readFileSync(path.resolve('src/layout/use-layout-content.ts'), 'utf8');
  expect(query).toContain('allPage(limit: 100)');
});
