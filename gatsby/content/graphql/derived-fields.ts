import type { Node } from 'gatsby';
import { collectionsOf, type Definitions, kindsOf, partsOf, type Schema } from '../definitions/definitions';
import { statusOf } from '../entry';
import { resolveIcon } from './icons';

/** Gatsby's node model, as far as resolvers use it. */
export interface NodeModel {
  getNodeById: (args: { id: string | null }) => Node | null;
  findOne: (args: { type: string; query: object }) => Promise<Node | null>;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** A content file's node, and the name of the file without its ending. */
type ContentNode = Node & { anchor?: string };
const fileName = (node: ContentNode, { nodeModel }: ResolverContext): string =>
  String(nodeModel.getNodeById({ id: node.parent ?? null })?.name);

/** The fields of a section of any kind that its file does not have. */
const sectionFields = ({ showsHeading }: Schema) => ({
  name: { resolve: (node: ContentNode, _: unknown, context: ResolverContext) => fileName(node, context) },
  anchor: {
    resolve: (node: ContentNode, _: unknown, context: ResolverContext) =>
      node.anchor ?? fileName(node, context),
  },
  showsHeading: { resolve: () => showsHeading ?? false },
});

/** The fields of an entry that its file does not have. */
const entryFields = ({ parentPath }: Schema) => ({
  slug: { resolve: (node: ContentNode, _: unknown, context: ResolverContext) => fileName(node, context) },
  ...(parentPath && {
    path: {
      resolve: (node: ContentNode, _: unknown, context: ResolverContext) =>
        `${parentPath}/${fileName(node, context)}`,
    },
    status: { resolve: statusOf },
  }),
});

/** The fields with the name of an icon or a network. */
const iconFields = ({ properties = {} }: Schema) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, { format = '' }]) => ['icon', 'network'].includes(format))
      .map(([key]) => [key, { resolve: resolveIcon }]),
  );

/** Resolvers of fields that follow from the content file alone, by type. */
export const derivedFields = (definitions: Definitions) =>
  Object.fromEntries([
    ...[...kindsOf(definitions).values()].map((kind) => [kind.title, sectionFields(kind)] as const),
    ...[...collectionsOf(definitions).values()].map((entry) => [entry.title, entryFields(entry)] as const),
    ...[...definitions.values()]
      .flatMap(partsOf)
      .map((part) => [part.title, iconFields(part)] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0),
  ]);
