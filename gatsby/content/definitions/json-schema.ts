import { isDeepStrictEqual } from 'node:util';
import { sharedParts } from '../../../src/content-model/parts';
import type { Schema } from '../../../src/content-model/schema';
import type { Definitions } from './definitions';

const draft = 'http://json-schema.org/draft-07/schema#';

const sharedFile = 'common.schema.json';

/** The files of content/schemas by name. VS Code reads them; a content file names its own in `$schema`. */
export const jsonSchemas = (definitions: Definitions): ReadonlyMap<string, object> => {
  const common = {
    $id: sharedFile,
    title: 'Common',
    description: 'Parts that several content files share.',
    $defs: mapValues<Schema, object>(sharedParts, withReferences),
  };
  const schemas = [...definitions].map(([file, schema]) => [file, withReferences(schema)] as const);
  return new Map<string, object>(
    [...schemas, [sharedFile, common] as const].map(([file, schema]) => [
      file,
      { $schema: draft, ...schema },
    ]),
  );
};

/** Refers to shared parts, with the keywords that differ. */
function withReferences({ shared, ...schema }: Schema): object {
  if (shared) {
    const part: object = sharedParts[shared as keyof typeof sharedParts];
    const own = Object.entries(schema).filter(
      ([key, value]) => !isDeepStrictEqual(value, part[key as keyof typeof part]),
    );
    return { $ref: `${sharedFile}#/$defs/${shared}`, ...Object.fromEntries(own) };
  }
  return {
    ...schema,
    ...(schema.properties && { properties: mapValues(schema.properties, withReferences) }),
    ...(schema.items && { items: withReferences(schema.items) }),
  };
}

const mapValues = <From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
