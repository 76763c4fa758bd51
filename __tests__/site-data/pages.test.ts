/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPageNodes, createRoutes } from '../../src/content/pages';

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

describe('The routes of the real content', () => {
  const pages = created(path.resolve('content'));

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

  it('is read from its file each time', () => {
    write({ path: '/one' });
    created(directory);
    write({ path: '/two' });
    expect(created(directory).map((page) => page.path)).toEqual(['/two']);
  });
});

describe('The nodes of the route list', () => {
  const helpers = () => ({
    actions: { createNode: jest.fn(), createParentChildLink: jest.fn() },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (input: unknown) => `digest of ${JSON.stringify(input)}`,
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
        internal: { type: 'Page', contentDigest: `digest of ${JSON.stringify(route)}` },
      },
    ]);
  });

  it('belong to their list, so that a route that leaves it leaves the site', () => {
    const api = helpers();
    const list = { id: 'list', pages: [{ path: '/a' }] };
    createPageNodes(list, api as unknown as Parameters<typeof createPageNodes>[1]);
    expect(api.actions.createParentChildLink).toHaveBeenCalledWith({
      parent: list,
      child: expect.objectContaining({ path: '/a' }),
    });
  });

  it('are as many as there are routes', () => {
    expect(nodesOf({ id: 'list', pages: [{ path: '/a' }, { path: '/b' }] })).toHaveLength(2);
    expect(nodesOf({ id: 'list' })).toEqual([]);
  });
});
