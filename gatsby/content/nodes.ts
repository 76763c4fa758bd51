import fs from 'node:fs';
import path from 'node:path';
import type { CreateNodeArgs, Node, NodeInput } from 'gatsby';
import { parseContent } from '../check/parse-content';
import { type Page, sectionsOf } from '../check/rules/rule';
import { definitionOf, type Definitions, isMarkdown, isRecord } from './definitions/definitions';

/** A node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  /** "sections/terms.md" */
  relativePath: string;
  absolutePath: string;
  /** The name of the file without its ending. */
  name: string;
}

type Api = Pick<CreateNodeArgs, 'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType'>;

/** The GraphQL type of a content file, from its place: the kind of a section, the folder of an entry, or its name. */
export const typeOfFile = (definitions: Definitions, name: string, value: unknown): string => {
  // In the folder of a language, every file names it (copy-content.ts).
  const folder = isRecord(value) && value.language ? `${String(value.language)}/` : '';
  return definitionOf(definitions, name.slice(folder.length), value)?.title ?? 'UnknownContent';
};

/** Creates the nodes that gatsby-transformer-json does not: those of Markdown files, and of the pages in pages.json. */
export function createContentNodes({ node, ...api }: Api & { node: Node }, definitions: Definitions): void {
  if (node.internal.type !== 'File') return;
  const file = node as FileNode;
  if (isMarkdown(file.relativePath)) createMarkdownNode(file, api, definitions);
  if (path.basename(file.relativePath) === 'pages.json') createPageNodes(file, api);
}

function createMarkdownNode(file: FileNode, api: Api, definitions: Definitions): void {
  const { relativePath: name, absolutePath } = file;
  const bytes = fs.readFileSync(absolutePath);
  // In the folder of a language, the file has the parsed content (copy-content.ts).
  const value = bytes.toString().startsWith('{')
    ? (JSON.parse(bytes.toString()) as unknown)
    : parseContent(name, name, bytes, definitions).value;
  const node = createNodeOf(file, 'Markdown', typeOfFile(definitions, name, value), value as object, api);
  api.actions.createParentChildLink({ parent: file, child: node as Node });
}

/**
 * Each page is a node of its own, so that a template can query one by its path without reading the whole list. The nodes
 * are not children of the file: Gatsby deletes children before it creates them again, and a query that runs in between
 * finds no page.
 */
function createPageNodes(file: FileNode, api: Api): void {
  const { pages } = JSON.parse(fs.readFileSync(file.absolutePath, 'utf8')) as { pages: Page[] };
  const nodes = pages.map((page, index) =>
    // Gatsby lists nodes in the order of creation. The position is part of the value, so that a move is a change.
    createNodeOf(file, page.path, 'Page', { ...page, sections: sectionsOf(page), position: index }, api),
  );
  const ids = new Set(nodes.map(({ id }) => id));
  for (const page of api.getNodesByType('Page'))
    if (page.parent === file.id && !ids.has(page.id)) api.actions.deleteNode(page);
}

function createNodeOf(
  file: FileNode,
  name: string,
  type: string,
  value: object,
  { actions, createNodeId, createContentDigest }: Api,
): NodeInput {
  const node: NodeInput = {
    ...value,
    id: createNodeId(`${file.id} >>> ${name}`),
    parent: file.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(value) },
  };
  void actions.createNode(node);
  return node;
}
