import fs from 'node:fs';
import type { CreateNodeArgs, Node } from 'gatsby';
import type { Page } from '../../check/rules/rule';
import { definitionOf, type Definitions, isRecord } from '../definitions/definitions';

/** A node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  /** "sections/terms.json" */
  relativePath: string;
  absolutePath: string;
  /** The name of the file without its ending. */
  name: string;
}

/** The GraphQL type of a content file, from its place: the kind of a section, the folder of an entry, or its name. */
export const typeOfFile = (definitions: Definitions, name: string, value: unknown): string => {
  // In the folder of a language, every file names it (copy-content.ts).
  const folder = isRecord(value) && value.language ? `${String(value.language)}/` : '';
  return definitionOf(definitions, name.slice(folder.length), value)?.title ?? 'UnknownContent';
};

/**
 * Makes each page in pages.json a node of its own, so that a template can query one by its path without reading the whole
 * list. The nodes are not children of the file: Gatsby deletes children before it creates them again, and a query that
 * runs in between finds no page.
 */
export function createPageNodes({
  node,
  actions,
  createNodeId,
  createContentDigest,
  getNodesByType,
}: Pick<
  CreateNodeArgs,
  'node' | 'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType'
>): void {
  const file = node as FileNode;
  if (node.internal.type !== 'File' || !/(?:^|\/)pages\.json$/.test(file.relativePath)) return;
  const { pages } = JSON.parse(fs.readFileSync(file.absolutePath, 'utf8')) as { pages: Page[] };
  const ids = pages.map((page, index) => {
    // Gatsby lists nodes in the order of creation. The position is part of the value, so that a move is a change.
    const value = { ...page, position: index };
    const id = createNodeId(`${file.id} >>> ${page.path}`);
    const internal = { type: 'Page', contentDigest: createContentDigest(value) };
    void actions.createNode({ ...value, id, parent: file.id, children: [], internal });
    return id;
  });
  for (const page of getNodesByType('Page'))
    if (page.parent === file.id && !ids.includes(page.id)) actions.deleteNode(page);
}
