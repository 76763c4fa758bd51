import type { Node } from 'gatsby';
import { readMark } from '../../brand/logo';
import { collectionsOf, type Definitions, type Schema } from '../definitions/definitions';
import { orderField } from '../entry';
import { sourceDirectory } from '../folders';
import { fromFolder } from '../image-path';
import { entriesPerPage } from '../list-pages';
import type { NodeModel, ResolverContext } from './resolvers';

type Source = Readonly<Record<string, unknown>>;
type Arguments = Readonly<{ shown?: readonly string[]; section?: string }>;
type Resolver = (source: Source, args: Arguments, context: ResolverContext) => Promise<unknown>;
type Fields = Record<string, { type?: string; args?: Record<string, string>; resolve: Resolver }>;

/** @param path from the content folder */
const findFile = (path: string, nodeModel: NodeModel): Promise<Node | null> =>
  nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: fromFolder(path) } } } });

/**
 * Finds the node of a content file.
 *
 * @param name the path of the file without its ending, such as "people/ada"
 * @param source the content that names it, in the same language
 */
async function findContent(name: string, { language }: Source, nodeModel: NodeModel): Promise<Node | null> {
  const path = typeof language === 'string' ? `${language}/${name}` : name;
  const file = await findFile(`${path}.json`, nodeModel);
  return nodeModel.getNodeById({ id: file?.children[0] ?? null });
}

/** The folder of the files that a text names. */
const folderOf = ({ format, entryOf }: Schema): string | undefined =>
  format === 'section' ? 'sections' : entryOf;

/** Resolves names of files to their nodes. In development a file may be missing for a moment. */
function fileReference(key: string, field: Schema): Fields {
  const folder = folderOf(field);
  const itemFolder = folderOf(field.items ?? {});
  if (folder)
    return {
      [key]: {
        resolve: async (source, _, { nodeModel }) => {
          const name = source[key];
          return typeof name === 'string' ? findContent(`${folder}/${name}`, source, nodeModel) : null;
        },
      },
    };
  if (!itemFolder) return {};
  // The query of a further page of a list names the section that it shows.
  const resolve: Resolver = async (source, { section }, { nodeModel }) => {
    const names = section ? [section] : (source[key] as string[]);
    const nodes = names.map((name) => findContent(`${itemFolder}/${name}`, source, nodeModel));
    return (await Promise.all(nodes)).filter((node) => node !== null);
  };
  return { [key]: { resolve, ...(itemFolder === 'sections' && { args: { section: 'String' } }) } };
}

/** Resolves the list of a section: the latest entries, or a page of all. */
function entryList({ listOf = '' }: Schema, definitions: Definitions): Fields {
  const { title: type = '', ...entry } = collectionsOf(definitions).get(listOf) ?? {};
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
      String(src).startsWith('https://') ? null : findFile(String(src), nodeModel),
  },
};

/** Resolves the logo to its shapes. */
const logoMark: Fields = {
  logo: {
    resolve: async ({ logo }, _, { nodeModel }) => {
      await findFile(String(logo), nodeModel);
      return readMark(sourceDirectory, String(logo));
    },
  },
};

/** Resolvers of the fields of a type that lead to other nodes. */
export function references(schema: Schema, definitions: Definitions): object {
  const { properties = {}, listOf } = schema;
  const has = (key: string, format: string): boolean => properties[key]?.format === format;
  return Object.assign(
    {},
    ...Object.entries(properties).map(([key, field]) => fileReference(key, field)),
    has('src', 'image') && imageFile,
    has('logo', 'logo') && logoMark,
    listOf && entryList(schema, definitions),
  ) as object;
}
