import fs from 'node:fs';
import path from 'node:path';
import { definitionsFolder } from './folders';

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
 * Reads every definition.
 *
 * @throws if a definition cannot be read or is not JSON
 */
export function readDefinitions(folder = definitionsFolder): Definitions {
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
 * The GraphQL type of a content file is the title of its definition.
 *
 * @param file such as "plans.json"
 * @throws if the file has no definition
 */
export function graphqlTypeName(definitions: Definitions, file: string): string {
  const title = definitions.get(file.replace(/\.json$/, suffix))?.title;
  if (!title) throw new Error(`${file} has no definition with a title`);
  return title;
}
