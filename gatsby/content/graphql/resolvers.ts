import type { Node } from 'gatsby';
import { collectionDefinitions, definitions, partsOf, type Schema } from '../../definitions/definitions';
import { orderField } from '../../model/entry';
import { fromFolder } from '../../folders';
import { entriesPerPage } from '../../model/route';
import { layoutResolver } from './layout';

/** Gatsby's node model, as far as resolvers use it. */
interface NodeModel {
  getNodeById: (args: { id: string | null }) => Node | null;
  findOne: (args: { type: string; query: object }) => Promise<Node | null>;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

type Source = Readonly<Record<string, unknown>>;
type Arguments = Readonly<{ shown?: readonly string[] }>;
type Resolver = (source: Source, args: Arguments, context: ResolverContext) => Promise<unknown>;
type Fields = Record<string, { type?: string; args?: Record<string, string>; resolve: Resolver }>;

/** @param paths from the content folder */
const findFile = (nodeModel: NodeModel, ...paths: string[]): Promise<Node | null> =>
  nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { in: paths.map(fromFolder) } } } });

/**
 * Finds the node of a content file.
 *
 * @param name the path of the file without its ending, such as "people/ada"
 * @param source the content that names it, in the same language
 */
async function findContent(name: string, { language }: Source, nodeModel: NodeModel): Promise<Node | null> {
  const path = typeof language === 'string' ? `${language}/${name}` : name;
  const file = await findFile(nodeModel, `${path}.json`, `${path}.md`);
  return nodeModel.getNodeById({ id: file?.children[0] ?? null });
}

/** The folder of the files that a text names. */
const folderOf = ({ format, entryOf }: Schema): string | undefined =>
  format === 'section' ? 'sections' : entryOf;

/** Resolves a name of a file, or a list of names, to nodes. In development a file may be missing for a moment. */
function fileReference(key: string, { items, ...field }: Schema): Fields {
  const folder = folderOf(items ?? field);
  if (!folder) return {};
  const resolve: Resolver = async (source, _, { nodeModel }) => {
    const names = [source[key] ?? []].flat();
    const nodes = names.map((name) => findContent(`${folder}/${String(name)}`, source, nodeModel));
    const found = (await Promise.all(nodes)).filter((node) => node !== null);
    return items ? found : (found[0] ?? null);
  };
  return { [key]: { resolve } };
}

/** Resolves the list of a section: the latest entries, or a page of all. */
function entryList({ listOf = '' }: Schema): Fields {
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

/** Resolves the field `file` of images, which gatsby-plugin-sharp processes. It is null for an external image. */
const imageFile: Fields = {
  file: {
    type: 'File',
    resolve: async ({ src }, _, { nodeModel }) =>
      String(src).startsWith('https://') ? null : findFile(nodeModel, String(src)),
  },
};

/** Resolvers of the fields of a type that lead to other nodes. */
function references(schema: Schema): Fields {
  const { properties = {}, listOf } = schema;
  return Object.assign(
    {},
    ...Object.entries(properties).map(([key, field]) => fileReference(key, field)),
    properties.src?.format === 'image' && imageFile,
    listOf && entryList(schema),
  ) as Fields;
}

/**
 * Resolvers of all fields that lead to other nodes, by type. Gatsby runs a query again when a node that a resolver found
 * changes.
 */
export const contentResolvers = (): Record<string, object> =>
  Object.fromEntries([
    ['Query', layoutResolver] as const,
    ...[...definitions.values()]
      .flatMap(partsOf)
      .filter(({ type }) => type === 'object')
      .map((schema) => [schema.title, references(schema)] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0),
  ]);
