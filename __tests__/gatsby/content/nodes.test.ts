/** @jest-environment node */
import path from 'node:path';
import type { NodeInput } from 'gatsby';
import { readDefinitions } from '../../../gatsby/content/definitions/definitions';
import { createContentNodes, typeOfFile } from '../../../gatsby/content/nodes';
import { writeSite } from '../../support/site-folder';

const definitions = readDefinitions();

/** The nodes that a file of the content folder becomes. */
function nodesOf(name: string, text: string, pages: readonly { id: string; parent: string }[] = []) {
  const nodes: NodeInput[] = [];
  const deleted: string[] = [];
  const node = {
    id: name,
    internal: { type: 'File' },
    relativePath: name,
    absolutePath: path.join(writeSite({ [name]: text }), name),
  };
  const actions = {
    createNode: (created: NodeInput) => void nodes.push(created),
    deleteNode: ({ id }: { id: string }) => void deleted.push(id),
    createParentChildLink: () => undefined,
  };
  const createNodeId = (id: string) => id;
  const api = {
    node,
    actions,
    createNodeId,
    createContentDigest: JSON.stringify,
    getNodesByType: () => pages,
  };
  createContentNodes(api as never, definitions);
  return { nodes, deleted };
}

it('makes a node of a Markdown file, of the type of its kind or folder', () => {
  const text = (frontMatter: string) => `---\n${frontMatter}\n---\n\nWords.\n`;
  expect(nodesOf('sections/terms.md', text('kind: text\ntitle: Terms')).nodes).toMatchObject([
    {
      parent: 'sections/terms.md',
      title: 'Terms',
      body: { blocks: [{ tag: 'p', children: ['Words.'] }], links: [], images: [] },
      internal: { type: 'Text' },
    },
  ]);
  const { nodes } = nodesOf('posts/paper.md', text('title: Paper'));
  expect(nodes).toMatchObject([{ internal: { type: 'Post' } }]);
});

it('leaves other JSON files to gatsby-transformer-json, with the type of their place', () => {
  expect(nodesOf('site.json', '{}').nodes).toEqual([]);
  expect(typeOfFile(definitions, 'site.json', {})).toBe('SiteSettings');
  expect(typeOfFile(definitions, 'people/ada.json', {})).toBe('Person');
  expect(typeOfFile(definitions, 'sections/plans.json', { kind: 'pricing' })).toBe('Pricing');
});
