import fs from 'node:fs';
import type { CreateNodeArgs, Node, NodeInput } from 'gatsby';
import { parseContent } from '../check/parse-content';
import { definitionOf, type Definitions, isMarkdown } from './definitions/definitions';

/** A node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  /** "sections/terms.md" */
  relativePath: string;
  absolutePath: string;
  /** The name of the file without its ending. */
  name: string;
}

type NodeApi = Pick<CreateNodeArgs, 'actions' | 'createNodeId' | 'createContentDigest'> & { node: Node };

/** The GraphQL type of a content file, from its place: the kind of a section, the folder of an entry, or its name. */
export const typeOfFile = (definitions: Definitions, name: string, value: unknown): string =>
  definitionOf(definitions, name, value)?.title ?? 'UnknownContent';

/** Creates the nodes that gatsby-transformer-json does not: those of Markdown files, and of the pages in pages.json. */
export function createContentNodes({ node, ...api }: NodeApi, definitions: Definitions): void {
  if (node.internal.type !== 'File') return;
  const file = node as FileNode;
  if (isMarkdown(file.relativePath)) createMarkdownNode(file, api, definitions);
  if (file.relativePath === 'pages.json') createPageNodes(file, api);
}

function createMarkdownNode(file: FileNode, api: Omit<NodeApi, 'node'>, definitions: Definitions): void {
  const { relativePath: name, absolutePath } = file;
  const { value } = parseContent(name, name, fs.readFileSync(absolutePath), definitions);
  createChild(file, 'Markdown', typeOfFile(definitions, name, value), value as object, api);
}

/** Each page is a node of its own, so that a template can query one by its path without reading the whole list. */
function createPageNodes(file: FileNode, api: Omit<NodeApi, 'node'>): void {
  const { pages } = JSON.parse(fs.readFileSync(file.absolutePath, 'utf8')) as { pages: { path: string }[] };
  for (const page of pages) createChild(file, page.path, 'Page', { sections: [], ...page }, api);
}

function createChild(
  file: FileNode,
  name: string,
  type: string,
  value: object,
  { actions, createNodeId, createContentDigest }: Omit<NodeApi, 'node'>,
): void {
  const node: NodeInput = {
    ...value,
    id: createNodeId(`${file.id} >>> ${name}`),
    parent: file.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(value) },
  };
  void actions.createNode(node);
  actions.createParentChildLink({ parent: file, child: node as Node });
}
