/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createRoutes } from '../../../gatsby/content/pages';
import type { Route } from '../../../gatsby/content/site-content';
import { siteContent } from '../../support/site-content';

/** The pages that Gatsby is told to create. */
function created(...routes: Partial<Route>[]) {
  const createPage = jest.fn();
  createRoutes(routes as Route[], createPage);
  return createPage.mock.calls.flat() as { path: string; component: string; context: object }[];
}

describe('The routes of the real content', () => {
  const pages = created(...siteContent().routes);

  it('are the eleven of the specification', () => {
    expect(pages.map((page) => page.path)).toEqual([
      '/',
      '/services/web-design',
      '/services/mobile-apps',
      '/services/ui-ux-design',
      '/services/ecommerce',
      '/about',
      '/team',
      '/careers',
      '/contact',
      '/portfolio',
      '/blog',
    ]);
  });

  it('are one page of sections and ten placeholders', () => {
    const [home, ...others] = pages.map(({ component }) => path.basename(component));
    expect(home).toBe('page.tsx');
    expect(others).toEqual(Array(10).fill('placeholder-page.tsx'));
  });

  it('have templates that exist', () => {
    for (const { component } of pages) expect(fs.existsSync(component)).toBe(true);
  });
});

describe('A changed route list', () => {
  it('makes a real page of a placeholder that gets sections', () => {
    expect(created({ path: '/contact', sections: ['contact'] })).toEqual([
      {
        path: '/contact',
        component: path.resolve('src/templates/page.tsx'),
        context: {},
      },
    ]);
  });

  it('makes a placeholder of a route without sections', () => {
    expect(created({ path: '/new', sections: [] })).toEqual([
      { path: '/new', component: path.resolve('src/templates/placeholder-page.tsx'), context: {} },
    ]);
  });

  it('of thousands gives the home page those that no other page lists', () => {
    const numbered = Array.from({ length: 2500 }, (_, number) => ({
      path: `/page-${number}`,
      title: `${number}`,
      sections: [],
    }));
    const [home, ...others] = created({ path: '/', sections: ['hero'], title: 'Home' }, ...numbered);
    expect(home?.context).toEqual({
      laterRoutes: numbered.slice(99).map(({ path, title }) => ({ path, title })),
    });
    for (const { context } of others) expect(context).toEqual({});
  });

  it('is listed on every page as far as the home page does not take over', () => {
    const query = fs.readFileSync(path.resolve('src/layout/use-layout-content.ts'), 'utf8');
    expect(query).toContain('allPage(limit: 100)');
  });
});
