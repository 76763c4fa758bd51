import path from 'node:path';
import type { Node } from 'gatsby';
import { readMark } from '../../brand/logo';
import { collectionsOf, type Definitions, type Schema } from '../definitions/definitions';
import { orderField } from '../entry';
import { sourceDirectory } from '../folders';
import { entriesPerPage } from '../list-pages';
import type { NodeModel, ResolverContext } from './derived-fields';

type Source = Readonly<Record<string, unknown>>;
type Arguments = Readonly<{ skip?: number; section?: string }>;
type Resolver = (source: Source, args: Arguments, context: ResolverContext) => Promise<unknown>;
type Fields = Record<string, { type?: string; args?: Record<string, string>; resolve: Resolver }>;

/** @param paths from the content folder */
const findFile = (paths: readonly string[], nodeModel: NodeModel): Promise<Node | null> =>
  nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { in: paths.map((file) => path.posix.normalize(file)) } } },
  });

/**
 * Finds the node of a content file.
 *
 * @param name the path of the file without its ending, such as "people/ada"
 */
async function findContent(name: string, nodeModel: NodeModel): Promise<Node | null> {
  const file = await findFile([`${name}.json`, `${name}.md`], nodeModel);
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
        resolve: async ({ [key]: name }, _, { nodeModel }) =>
          typeof name === 'string' ? findContent(`${folder}/${name}`, nodeModel) : null,
      },
    };
  if (!itemFolder) return {};
  // The query of a further page of a list names the section that it shows.
  const resolve: Resolver = async ({ [key]: all }, { section }, { nodeModel }) => {
    const names = section ? [section] : (all as string[]);
    const nodes = names.map((name) => findContent(`${itemFolder}/${name}`, nodeModel));
    return (await Promise.all(nodes)).filter((node) => node !== null);
  };
  return { [key]: { resolve, ...(itemFolder === 'sections' && { args: { section: 'String' } }) } };
}

/** Resolves the list of a section: the latest entries, or a page of all. */
function entryList({ listOf = '' }: Schema, definitions: Definitions): Fields {
  const { title: type = '', ...entry } = collectionsOf(definitions).get(listOf) ?? {};
  const sort = { fields: [orderField(entry), 'slug'], order: ['desc', 'asc'] };
  const resolve: Resolver = async ({ latest }, { skip = 0 }, { nodeModel }) => {
    const range = typeof latest === 'number' ? { limit: latest } : { limit: entriesPerPage, skip };
    const { entries } = await nodeModel.findAll({ type, query: { sort, ...range } });
    return [...entries];
  };
  return { [listOf]: { type: `[${type}]`, args: { skip: 'Int' }, resolve } };
}

/** Resolves the field `file` of images, which gatsby-plugin-sharp processes. It is null for an external image. */
const imageFile: Fields = {
  file: {
    type: 'File',
    resolve: async ({ src }, _, { nodeModel }) =>
      String(src).startsWith('https://') ? null : findFile([String(src)], nodeModel),
  },
};

/** Resolves the logo to its shapes. */
const logoMark: Fields = {
  logo: {
    resolve: async ({ logo }, _, { nodeModel }) => {
      await findFile([String(logo)], nodeModel);
      return readMark(sourceDirectory, String(logo));
    },
  },
};

/** Beside the message form, a button that leads to the page of the form is for those who prefer a call. */
const bookingActions: Fields = {
  actions: {
    resolve: async ({ actions }, _, { nodeModel }) => {
      const integrations = await nodeModel.findOne({ type: 'Integrations', query: {} });
      const { bookingLink } = (integrations ?? {}) as { bookingLink?: string };
      return (actions as { href: string }[]).map((action) =>
        bookingLink && action.href === '/contact' ? { ...action, href: bookingLink } : action,
      );
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
    properties.kind?.const === 'contact' && bookingActions,
    listOf && entryList(schema, definitions),
  ) as object;
}
