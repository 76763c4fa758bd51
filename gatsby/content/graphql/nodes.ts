import fs from 'node:fs';
import type { CreateNodeArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { Page } from '../../model/content';
import { definitionOf, isRecord } from '../../definitions/definitions';

/** The GraphQL type of a content file, from its place: the kind of a section, the folder of an entry, or its name. */
export const typeOfFile = (name: string, value: unknown): string => {
  // In the folder of a language, every file names it (copy-content.ts).
  const folder = isRecord(value) && value.language ? `${String(value.language)}/` : '';
  return definitionOf(name.slice(folder.length), value)?.title ?? 'UnknownContent';
};

/**
 * Creates a node for each page of pages.json, so that a template can query one by its path without reading the whole list.
 * The nodes are not children of the file: Gatsby deletes children before it creates them again, and a query that runs in
 * between finds no page.
 */
export function createPageNodes({ node, actions, getNodesByType, ...api }: CreateNodeArgs): void {
  const file = node as FileSystemNode;
  if (node.internal.type !== 'File' || !/(?:^|\/)pages\.json$/.test(file.relativePath)) return;
  const { pages } = JSON.parse(fs.readFileSync(file.absolutePath, 'utf8')) as { pages: Page[] };
  const ids = pages.map((page, position) => {
    // Gatsby lists nodes in the order of creation. The position is part of the value, so that a move is a change.
    const fields = { ...page, position };
    const id = api.createNodeId(`${file.id} >>> ${page.path}`);
    const internal = { type: 'Page', contentDigest: api.createContentDigest(fields) };
    void actions.createNode({ ...fields, id, parent: file.id, children: [], internal });
    return id;
  });
  for (const page of getNodesByType('Page'))
    if (page.parent === file.id && !ids.includes(page.id)) actions.deleteNode(page);
}
