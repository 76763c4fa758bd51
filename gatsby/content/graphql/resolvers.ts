import type { Node } from 'gatsby';
import { collectionDefinitions, definitions, partsOf, type Schema } from '../../definitions/definitions';
import { orderField } from '../../model/entry';
import { entriesPerPage } from '../../model/route';
import { layoutResolver } from './layout';

/** Gatsby's node model, as far as resolvers use it. */
interface NodeModel {
  findOne: (args: { type: string; query: object }) => Promise<Node | null>;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

type Source = Readonly<Record<string, unknown>>;
type Arguments = Readonly<{ shown?: readonly string[] }>;
type Resolver = (
  source: Source,
  args: Arguments,
  context: ResolverContext,
  info: { originalResolver: Resolver },
) => Promise<unknown>;
type Fields = Record<string, { type?: string; args?: Record<string, string>; resolve: Resolver }>;

/** Resolves a list of entries or sections. In development a file may be missing for a moment. */
const withoutMissing: Resolver = async (source, args, context, info) => {
  const found = (await info.originalResolver(source, args, context, info)) as (Node | null)[] | null;
  return (found ?? []).filter(Boolean);
};

/** Resolves the list of a section: the latest entries, or a page of all. */
function entryList(listOf: string): Fields {
  const { title: type = '', ...entry } = collectionDefinitions.get(listOf) ?? {};
  const sort = { fields: [orderField(entry), 'slug'], order: ['desc', 'asc'] };
  const resolve: Resolver = async ({ latest, language = null }, { shown }, { nodeModel }) => {
    const isPage = shown && typeof latest !== 'number';
    const filter = { language: { eq: language }, ...(isPage && { slug: { in: shown } }) };
    const limit = typeof latest === 'number' ? latest : entriesPerPage;
    const { entries } = await nodeModel.findAll({ type, query: { filter, sort, limit } });
    return [...entries];
  };
  return { [listOf]: { type: `[${type}]`, args: { shown: '[String]' }, resolve } };
}

/** Resolvers of the lists of a type that have other nodes. */
const listsOf = ({ properties = {}, listOf }: Schema): Fields => ({
  ...Object.fromEntries(
    Object.entries(properties)
      .filter(([, { items }]) => items?.format === 'section' || items?.entryOf)
      .map(([key]) => [key, { resolve: withoutMissing }]),
  ),
  ...(listOf && entryList(listOf)),
});

/**
 * Resolvers of the layout and of all lists of other nodes, by type. Gatsby runs a query again when a node that a resolver
 * found changes.
 */
export const contentResolvers = (): Record<string, object> =>
  Object.fromEntries(
    [
      ['Query', layoutResolver] as const,
      ...[...definitions.values()].flatMap(partsOf).map((schema) => [schema.title, listsOf(schema)] as const),
    ].filter(([, fields]) => Object.keys(fields).length > 0),
  );
