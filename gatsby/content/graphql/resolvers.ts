import type { Node } from 'gatsby';
import { parseInline } from '../../check/markdown/inline';
import { type Definitions, partsOf, type Schema } from '../definitions/definitions';
import { statusOf } from '../entry';
import { resolveIcon } from './icons';
import { layoutResolver } from './layout';
import { references } from './references';

/** Gatsby's node model, as far as resolvers use it. */
export interface NodeModel {
  getNodeById: (args: { id: string | null }) => Node | null;
  findOne: (args: { type: string; query: object }) => Promise<Node | null>;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** A content file's node. */
type ContentNode = Node & { anchor?: string; path?: string };

/** The name of the file without its ending. */
const fileName = (node: ContentNode, _: unknown, { nodeModel }: ResolverContext): string =>
  String(nodeModel.getNodeById({ id: node.parent ?? null })?.name);

/** The fields of a section of any kind that its file does not have. */
const sectionFields = ({ showsHeading }: Schema) => ({
  name: { resolve: fileName },
  anchor: {
    resolve: (node: ContentNode, _: unknown, context: ResolverContext) =>
      node.anchor ?? fileName(node, _, context),
  },
  showsHeading: { resolve: () => showsHeading ?? false },
});

/** The fields of an entry that its file does not have. */
const entryFields = ({ parentPath }: Schema) => ({
  slug: { resolve: fileName },
  ...(parentPath && {
    path: {
      resolve: (node: ContentNode, _: unknown, context: ResolverContext) =>
        node.path ?? `${parentPath}/${fileName(node, _, context)}`,
    },
    status: { resolve: statusOf },
  }),
});

/** The elements of a text that is Markdown. */
const inlineProse = (key: string) => (source: Readonly<Record<string, unknown>>) => {
  const text = source[key];
  return typeof text === 'string' ? parseInline(text) : null;
};

/** Resolvers of the fields of a type that follow from the content file alone. */
export const derivedFields = (schema: Schema): object => ({
  ...(schema.properties?.kind?.const && sectionFields(schema)),
  ...(schema.folder && entryFields(schema)),
  ...Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, { format = '' }]) => ['icon', 'network', 'markdown'].includes(format))
      .map(([key, { format }]) => [key, { resolve: format === 'markdown' ? inlineProse(key) : resolveIcon }]),
  ),
});

/**
 * Resolvers of all fields that GraphQL has and content does not, by type. Gatsby runs a query again when a node that a
 * resolver found changes.
 */
export const contentResolvers = (definitions: Definitions): Record<string, object> =>
  Object.fromEntries([
    ['Query', layoutResolver] as const,
    ...[...definitions.values()]
      .flatMap(partsOf)
      .filter(({ type }) => type === 'object')
      .map(
        (schema) => [schema.title, { ...references(schema, definitions), ...derivedFields(schema) }] as const,
      )
      .filter(([, fields]) => Object.keys(fields).length > 0),
  ]);
