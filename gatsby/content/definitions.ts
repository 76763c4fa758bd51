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
  const?: string;
  default?: unknown;
  format?: string;
  /** On the definition of a kind: the section contains the page's heading. */
  showsHeading?: boolean;
  /** On the definition of a file: the page that shows it. Without it, every page does. */
  shownOn?: 'unknown addresses';
  /** On an image: what its place on the page needs. */
  imageUse?: ImageUse;
  /** On a list: the key that has a different value in each entry. */
  uniqueBy?: string;
  /** On a boolean: exactly one is true in a file. The value is what the object is called in messages. */
  exactlyOne?: string;
}

/** What a place on the page needs from its image. */
export interface ImageUse {
  /** The place, as messages name it. */
  name: string;
  /** In pixels. */
  minWidth: number;
  minHeight: number;
  /** A decorative image has no alternative text; any other image needs one. */
  decorative: boolean;
}

/** The keywords that JSON Schema does not define. */
export const ownKeywords = 'patternErrorMessage showsHeading shownOn imageUse uniqueBy exactlyOne'.split(' ');

/** All definitions by file name ("pricing.schema.json"). */
export type Definitions = ReadonlyMap<string, Schema>;

const suffix = '.schema.json';

/** @throws if a definition cannot be read or is not JSON */
export function readDefinitions(folder = definitionsFolder): Definitions {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith(suffix));
  return new Map(
    files.map((file) => [file, JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Schema]),
  );
}

/**
 * Resolves a `$ref` within a definition or to another one.
 *
 * @param file the definition that contains the schema
 * @throws if the target does not exist
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

/** The definition's file by kind of section: those whose `kind` is a constant. */
export const kindsOf = (definitions: Definitions): ReadonlyMap<string, string> =>
  new Map(
    [...definitions].flatMap(([file, { properties }]) => {
      const kind = properties?.kind?.const;
      return kind ? [[kind, file]] : [];
    }),
  );

/** The definitions of the files at the top of the content folder, by file name ("site.json"). */
export function topLevelFiles(definitions: Definitions): ReadonlyMap<string, string> {
  const kinds = new Set(kindsOf(definitions).values());
  return new Map(
    [...definitions].flatMap(([file, { properties = {} }]) =>
      '$schema' in properties && !kinds.has(file) ? [[file.replace(suffix, '.json'), file]] : [],
    ),
  );
}

/** The folder of the sections, in the content folder. */
export const sectionFolder = 'sections/';

/** "plans" for "sections/plans.json"; undefined for a file that is not a section. */
export const sectionName = (file: string): string | undefined =>
  file.startsWith(sectionFolder) ? file.slice(sectionFolder.length, -'.json'.length) : undefined;

/**
 * Finds the file that defines a content file. The kind of a section decides its definition.
 *
 * @param name such as "site.json" or "sections/plans.json"
 */
export function definitionOf(definitions: Definitions, name: string, value: unknown): string | undefined {
  if (sectionName(name) === undefined) return topLevelFiles(definitions).get(name);
  return kindsOf(definitions).get(String((value as { kind?: unknown } | null)?.kind));
}

/** A value in a content file, with the schema that describes it. */
export interface Field {
  /** The schema, with what it refers to. */
  schema: Schema;
  /** Undefined where the key is missing. */
  value: unknown;
  path: readonly (string | number)[];
}

/** Lists every field that a definition describes in content, in the order of the definition. */
export function fieldsOf(definitions: Definitions, definition: string, value: unknown): Field[] {
  const visit = (reference: Schema, from: string, part: unknown, path: Field['path']): Field[] => {
    const { schema: target, file } = resolveReference(definitions, reference, from);
    const schema = { ...target, ...reference };
    const field = { schema, value: part, path };
    if (typeof part !== 'object' || part === null) return [field];
    const values = part as Record<string, unknown>;
    const children: [string | number, Schema, unknown][] = Array.isArray(part)
      ? part.flatMap((entry, index) => (schema.items ? [[index, schema.items, entry]] : []))
      : Object.entries(schema.properties ?? {}).map(([key, property]) => [
          key,
          property,
          Object.hasOwn(part, key) ? values[key] : undefined,
        ]);
    return [field, ...children.flatMap(([key, child, entry]) => visit(child, file, entry, [...path, key]))];
  };
  return visit(definitions.get(definition) ?? {}, definition, value, []);
}
