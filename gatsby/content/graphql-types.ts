import { type Definitions, resolveReference, type Schema } from './definitions';

const scalars = { string: 'String', boolean: 'Boolean', integer: 'Int', number: 'Float' } as const;

/** A page is a node of its own, so that a template can query one by its path without reading the whole list. */
const nodeTypes = new Set(['Page']);

/** GraphQL reserves names that start with "$": the key that names a file's definition is no content. */
const isContent = (key: string): boolean => !key.startsWith('$');

/**
 * Writes the GraphQL types of all content from its definitions, so that a type exists once.
 * A schema's title is its type's name; a required field is non-null.
 *
 * @param definitions every definition in content/schemas
 * @returns type definitions in GraphQL's schema language
 * @throws when an object in a definition has no title to name its type by
 * @see https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/
 */
export function graphqlTypes(definitions: Definitions): string {
  const types = new Map<string, string>();

  function typeOf(reference: Schema, from: string): string {
    const { schema, file } = resolveReference(definitions, reference, from);
    if (schema.type === 'array') return `[${typeOf(schema.items ?? {}, file)}!]`;
    if (schema.type === 'object') return objectType(schema, file, false);
    return schema.type ? scalars[schema.type] : 'String';
  }

  function objectType(schema: Schema, file: string, isRoot: boolean): string {
    const name = schema.title;
    if (!name) throw new Error(`${file}: an object without a title cannot become a GraphQL type`);
    if (types.has(name)) return name;
    types.set(name, '');
    const fields = Object.entries(schema.properties ?? {})
      .filter(([key]) => isContent(key))
      .map(([key, field]) => ({ key, type: typeOf(field, file) }))
      .filter(({ type }) => !(isRoot && nodeTypes.has(type.replace(/\W/g, ''))))
      .map(({ key, type }) => `  ${key}: ${type}${schema.required?.includes(key) ? '!' : ''}`);
    const isNode = isRoot || nodeTypes.has(name);
    const head = `type ${name}${isNode ? ' implements Node' : ''} @dontInfer`;
    types.set(name, fields.length ? `${head} {\n${fields.join('\n')}\n}` : `${head} {\n  id: ID!\n}`);
    return name;
  }

  for (const [file, schema] of definitions) if (schema.type === 'object') objectType(schema, file, true);
  return [...types.values()].join('\n\n');
}
