import fs from 'node:fs';
import type { CreateNodeArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { Page } from '../model/site';

/**
 * Creates a node for each page of pages.json, so that a template can query one by its path without reading the whole list.
 * The nodes are not children of the file: Gatsby deletes children before it creates them again, and a query that runs in
 * between finds no page.
 */
export function createPageNodes({ node, actions, getNodesByType, ...api }: CreateNodeArgs): void {
  const file = node as FileSystemNode;
  if (node.internal.type !== 'File' || !/(?:^|\/)pages\.json$/.test(file.relativePath)) return;
  const { pages } = JSON.parse(fs.readFileSync(file.absolutePath, 'utf8')) as { pages: Page[] };
  const ids = pages.map((page) => {
    const id = api.createNodeId(`${file.id} >>> ${page.path}`);
    const internal = { type: 'Page', contentDigest: api.createContentDigest(page) };
    void actions.createNode({ ...page, id, parent: file.id, children: [], internal });
    return id;
  });
  for (const page of getNodesByType('Page'))
    if (page.parent === file.id && !ids.includes(page.id)) actions.deleteNode(page);
}
