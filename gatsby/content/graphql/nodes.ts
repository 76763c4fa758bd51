import fs from 'node:fs';
import type { CreateNodeArgs, Node, NodeInput } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { Page } from '../../model/content';
import { definitionOf, isMarkdown, isRecord } from '../../definitions/definitions';

/** The GraphQL type of a content file, from its place: the kind of a section, the folder of an entry, or its name. */
export const typeOfFile = (name: string, value: unknown): string => {
  // In the folder of a language, every file names it (copy-content.ts).
  const folder = isRecord(value) && value.language ? `${String(value.language)}/` : '';
  return definitionOf(name.slice(folder.length), value)?.title ?? 'UnknownContent';
};

/** Creates the nodes that gatsby-transformer-json does not: those of Markdown files, and of the pages in pages.json. */
export function createContentNodes({ node, actions, getNodesByType, ...api }: CreateNodeArgs): void {
  const file = node as FileSystemNode;
  if (node.internal.type !== 'File' || !/\.md$|(?:^|\/)pages\.json$/.test(file.relativePath)) return;
  const value = JSON.parse(fs.readFileSync(file.absolutePath, 'utf8')) as { pages?: Page[] };
  const create = (name: string, type: string, fields: object): NodeInput => {
    const id = api.createNodeId(`${file.id} >>> ${name}`);
    const internal = { type, contentDigest: api.createContentDigest(fields) };
    const created = { ...fields, id, parent: file.id, children: [], internal };
    void actions.createNode(created);
    return created;
  };

  if (isMarkdown(file.relativePath)) {
    const child = create('Markdown', typeOfFile(file.relativePath, value), value);
    return actions.createParentChildLink({ parent: file, child: child as Node });
  }
  // Each page is a node of its own, so that a template can query one by its path without reading the whole list. The nodes
  // are not children of the file: Gatsby deletes children before it creates them again, and a query that runs in between
  // finds no page.
  const ids = (value.pages ?? []).map(
    // Gatsby lists nodes in the order of creation. The position is part of the value, so that a move is a change.
    (page, position) => create(page.path, 'Page', { ...page, position }).id,
  );
  for (const page of getNodesByType('Page'))
    if (page.parent === file.id && !ids.includes(page.id)) actions.deleteNode(page);
}
