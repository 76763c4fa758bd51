import fs from 'node:fs';
import path from 'node:path';

/** A JSON Schema (draft 7), as far as the content definitions use it. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'number';
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

/** The definitions of every content type, by file name ("plans.schema.json"). */
export type Definitions = ReadonlyMap<string, Schema>;

const suffix = '.schema.json';

/**
 * Reads every definition in content/schemas.
 *
 * @param directory absolute path of the content folder
 * @returns the definitions by file name
 * @throws when a definition cannot be read or is not JSON: definitions are code, not editors' ground
 */
export function readDefinitions(directory: string): Definitions {
  const folder = path.join(directory, 'schemas');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith(suffix));
  return new Map(
    files.map((file) => [file, JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Schema]),
  );
}

/**
 * Follows a `$ref`, within one file or into a neighbouring one.
 *
 * @param definitions all definitions
 * @param schema the schema that may be a reference
 * @param file the file the schema stands in
 * @returns the schema referred to and the file it stands in
 * @throws when the reference leads nowhere
 */
export function resolveReference(
  definitions: Definitions,
  schema: Schema,
  file: string,
): { schema: Schema; file: string } {
  if (!schema.$ref) return { schema, file };
  const [target = '', pointer = ''] = schema.$ref.split('#');
  const targetFile = target || file;
  const found = pointer
    .split('/')
    .filter(Boolean)
    .reduce<Schema | undefined>(
      (node, key) => (node as Record<string, Schema> | undefined)?.[key],
      definitions.get(targetFile),
    );
  if (!found) throw new Error(`${file}: the reference ${schema.$ref} leads nowhere`);
  return resolveReference(definitions, found, targetFile);
}

/**
 * Names the GraphQL type of a content file: the title of its definition.
 *
 * @param name the file's name without its ending, such as "plans"
 * @returns the type's name, such as "Pricing"
 */
export function graphqlTypeName(name: string): string {
  const title = readDefinitions(path.resolve('content')).get(name + suffix)?.title;
  // A file without a definition is reported by the check; the transformer still needs a name for it.
  return title ?? `Unknown${name.replace(/\W/g, '_')}`;
}
