/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPageNodes, createRoutes } from '../../../gatsby/content/pages';
import { contentDirectory } from '../../support/content-folder';

interface Created {
  path: string;
  component: string;
  context: object;
}

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});

afterEach(() => {
  fs.rmSync(directory, { recursive: true });
});

/** The pages that Gatsby is told to create. */
function created(folder: string): Created[] {
  const createPage = jest.fn();
  createRoutes(folder, createPage);
  return createPage.mock.calls.flat() as Created[];
}

const write = (...pages: object[]) =>
  fs.writeFileSync(path.join(directory, 'pages.json'), JSON.stringify({ pages }));

describe('The routes of the content', () => {
  const pages = created(contentDirectory);

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
    expect(home).toBe('sections-page.tsx');
    expect(others).toEqual(Array(10).fill('placeholder-page.tsx'));
  });

  it('have templates that exist', () => {
    for (const { component } of pages) expect(fs.existsSync(component)).toBe(true);
  });

  it('ask for the content of all five sections on the home page, and of none elsewhere', () => {
    const [home, ...others] = pages.map(({ context }) => context);
    expect(home).toEqual({ hero: true, services: true, process: true, pricing: true, contact: true });
    for (const context of others) expect(context).toEqual({});
  });
});

describe('A changed route list', () => {
  it('makes a real page of a placeholder that gets sections', () => {
    write({ path: '/contact', sections: ['contact'] });
    expect(created(directory)).toEqual([
      {
        path: '/contact',
        component: path.resolve('src/templates/sections-page.tsx'),
        context: { contact: true },
      },
    ]);
  });

  it.each([{}, { sections: [] }])('makes a placeholder of a route with %j', (route) => {
    write({ path: '/new', ...route });
    expect(created(directory)).toEqual([
      { path: '/new', component: path.resolve('src/templates/placeholder-page.tsx'), context: {} },
    ]);
  });

  it('of thousands gives the home page those that no other page lists', () => {
    const numbered = Array.from({ length: 2500 }, (_, number) => ({
      path: `/page-${number}`,
      title: `${number}`,
    }));
    write({ path: '/', sections: ['hero'], title: 'Home' }, ...numbered);
    const [home, ...others] = created(directory);
    expect(home?.context).toEqual({ hero: true, laterRoutes: numbered.slice(99) });
    for (const { context } of others) expect(context).toEqual({});
  });

  it('is listed on every page as far as the home page does not take over', () => {
    const query = fs.readFileSync(path.resolve('src/layout/content/use-layout-content.ts'), 'utf8');
    expect(query).toContain('allPage(limit: 100)');
  });

  it('is read from its file each time', () => {
    write({ path: '/one' });
    created(directory);
    write({ path: '/two' });
    expect(created(directory).map((page) => page.path)).toEqual(['/two']);
  });
});

describe('The nodes of the route list', () => {
  const helpers = () => ({
    actions: { createNode: jest.fn(), deleteNode: jest.fn() },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (input: unknown) => `digest of ${JSON.stringify(input)}`,
    getNodesByType: (): object[] => [],
  });
  const nodesOf = (list: Parameters<typeof createPageNodes>[0]) => {
    const api = helpers();
    createPageNodes(list, api as unknown as Parameters<typeof createPageNodes>[1]);
    return api.actions.createNode.mock.calls.flat() as unknown[];
  };

  it('hold a route each, for templates to query', () => {
    const route = { path: '/about', title: 'About', heading: 'About us', sections: ['contact'] };
    expect(nodesOf({ id: 'list', pages: [route] })).toEqual([
      {
        ...route,
        id: 'id of page /about',
        parent: 'list',
        children: [],
        internal: { type: 'Page', contentDigest: `digest of ${JSON.stringify([0, route])}` },
      },
    ]);
  });

  it('go with the routes that leave the list, and no others', () => {
    const gone = { id: 'id of page /gone' };
    const api = { ...helpers(), getNodesByType: () => [gone, { id: 'id of page /a' }] };
    createPageNodes(
      { id: 'list', pages: [{ path: '/a' }] },
      api as unknown as Parameters<typeof createPageNodes>[1],
    );
    expect(api.actions.deleteNode.mock.calls).toEqual([[gone]]);
  });

  it("are made anew for routes that have moved, so that their order is the list's", () => {
    const digestOf = (node: unknown) => (node as { internal: object }).internal;
    const [, before] = nodesOf({ id: 'list', pages: [{ path: '/a' }, { path: '/b' }] });
    const [after] = nodesOf({ id: 'list', pages: [{ path: '/b' }, { path: '/a' }] });
    expect(digestOf(after)).not.toEqual(digestOf(before));
  });

  it('are as many as there are routes', () => {
    expect(nodesOf({ id: 'list', pages: [{ path: '/a' }, { path: '/b' }] })).toHaveLength(2);
    expect(nodesOf({ id: 'list' })).toEqual([]);
  });
});
