/** @jest-environment node */
import path from 'node:path';
import type { NodeInput } from 'gatsby';
import { readDefinitions } from '../../../gatsby/content/definitions/definitions';
import { createContentNodes, typeOfFile } from '../../../gatsby/content/nodes';
import { writeSite } from '../../support/site-folder';

const definitions = readDefinitions();

/** The nodes that a file of the content folder becomes. */
function nodesOf(name: string, text: string): NodeInput[] {
  const nodes: NodeInput[] = [];
  const node = {
    id: name,
    internal: { type: 'File' },
    relativePath: name,
    absolutePath: path.join(writeSite({ [name]: text }), name),
  };
  const actions = {
    createNode: (created: NodeInput) => void nodes.push(created),
    createParentChildLink: () => undefined,
  };
  const api = { node, actions, createNodeId: (id: string) => id, createContentDigest: JSON.stringify };
  createContentNodes(api as never, definitions);
  return nodes;
}

it('makes a node of a Markdown file, of the type of its kind or folder', () => {
  const text = (frontMatter: string) => `---\n${frontMatter}\n---\n\nWords.\n`;
  expect(nodesOf('sections/terms.md', text('kind: text\ntitle: Terms'))).toMatchObject([
    {
      parent: 'sections/terms.md',
      title: 'Terms',
      body: { blocks: [{ tag: 'p', children: ['Words.'] }], links: [], images: [] },
      internal: { type: 'Text' },
    },
  ]);
  expect(nodesOf('posts/paper.md', text('title: Paper'))).toMatchObject([{ internal: { type: 'Post' } }]);
});

it('makes a node of each page of the route list, in its order', () => {
  const pages = [{ path: '/', sections: ['hero'] }, { path: '/about' }];
  expect(nodesOf('pages.json', JSON.stringify({ pages }))).toMatchObject([
    { path: '/', sections: ['hero'], parent: 'pages.json', internal: { type: 'Page' } },
    { path: '/about', sections: [], internal: { type: 'Page' } },
  ]);
});

it('leaves other JSON files to gatsby-transformer-json, with the type of their place', () => {
  expect(nodesOf('site.json', '{}')).toEqual([]);
  expect(typeOfFile(definitions, 'site.json', {})).toBe('SiteSettings');
  expect(typeOfFile(definitions, 'people/ada.json', {})).toBe('Person');
  expect(typeOfFile(definitions, 'sections/plans.json', { kind: 'pricing' })).toBe('Pricing');
});
