import fs from 'node:fs';
import path from 'node:path';
import { blockTexts } from '../block-texts';
import { definitionsFolder } from '../folders';

/** A JSON Schema (draft 7), as far as the content definitions use it. */
export interface Schema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'number';
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  const?: string;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** The message for texts that do not match the pattern. VS Code also shows it. */
  patternErrorMessage?: string;
  /** On the definition of a kind: the section contains the page's heading. */
  showsHeading?: boolean;
  /** On the definition of a file: the page that shows it. Without it, every page does. */
  shownOn?: 'unknown addresses';
  /** On the definition of a file: a site works without it. */
  optional?: boolean;
  /** On the definition of a collection: the folder of its entries, one file each. */
  folder?: string;
  /** On the definition of a collection: each entry is a page below this path. */
  parentPath?: string;
  /** On a text: it is the name of a file in the folder of a collection. */
  entryOf?: string;
  /** On the definition of a kind: it lists the entries in the folder of a collection, without naming them. */
  listOf?: string;
  /** On an image: what its place on the page needs. */
  imageUse?: ImageUse;
  /** On a list: the key that has a different value in each entry. */
  uniqueBy?: string;
  /** On a boolean: exactly one is true in a file. The value is what the object is called in messages. */
  exactlyOne?: string;
  /** On an object: the keys of which it has at most one. */
  alternatives?: readonly string[];
  /** On an object: the text of a Markdown file, below its front matter (see gatsby/check/markdown). */
  prose?: boolean;
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
export const ownKeywords =
  'patternErrorMessage showsHeading shownOn optional folder parentPath entryOf listOf imageUse uniqueBy exactlyOne alternatives prose'.split(
    ' ',
  );

/** All definitions by file name ("pricing.schema.json"). */
export type Definitions = ReadonlyMap<string, Schema>;

const suffix = '.schema.json';

/** @throws if a definition cannot be read or is not JSON */
export function readSchemas(folder = definitionsFolder): Definitions {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith(suffix));
  return new Map(
    files.map((file) => [file, JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Schema]),
  );
}

/** Reads the definitions of content/schemas, with the targets of their references. */
export const readDefinitions = (): Definitions => resolveReferences(readSchemas());

/** Whether a JSON value is an object, not a list and not null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Adds the keywords of its target to each `$ref`; keywords next to it take precedence. Definitions are not recursive.
 * It throws if a target does not exist.
 */
export function resolveReferences(schemas: Definitions): Definitions {
  const resolve = (part: unknown, from: string): unknown => {
    if (!isRecord(part)) return part;
    const own = Object.fromEntries(Object.entries(part).map(([key, child]) => [key, resolve(child, from)]));
    if (typeof part.$ref !== 'string') return own;
    const $ref = part.$ref.replace(/^#/, `${from}#`);
    const [file = '', pointer = ''] = $ref.split('#/');
    const target = pointer
      .split('/')
      .reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), schemas.get(file));
    if (!target) throw new Error(`${from}: the reference ${$ref} leads nowhere`);
    return { ...(resolve(target, file) as Schema), ...own, $ref };
  };
  return new Map([...schemas].map(([file, schema]) => [file, resolve(schema, file) as Schema]));
}

/** Lists a schema and all schemas in it, without the parts in `$defs`. */
export const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(partsOf),
  ...(schema.items ? partsOf(schema.items) : []),
];

/** The definitions of the kinds of section: those whose `kind` is a constant. */
export const kindsOf = (definitions: Definitions): ReadonlyMap<string, Schema> =>
  new Map(
    [...definitions.values()].flatMap((schema) => {
      const kind = schema.properties?.kind?.const;
      return kind ? [[kind, schema]] : [];
    }),
  );

/** The definitions of the files at the top of the content folder, by file name ("site.json"). */
export const topLevelFiles = (definitions: Definitions): ReadonlyMap<string, Schema> =>
  new Map(
    [...definitions].flatMap(([file, schema]) =>
      schema.properties?.$schema && !schema.properties.kind?.const && !schema.folder
        ? [[file.replace(suffix, '.json'), schema]]
        : [],
    ),
  );

/** The definitions of the collections, by the folder of their entries ("people"). */
export const collectionsOf = (definitions: Definitions): ReadonlyMap<string, Schema> =>
  new Map([...definitions.values()].flatMap((schema) => (schema.folder ? [[schema.folder, schema]] : [])));

/** The definitions of the collections whose entries are pages. */
export const collectionsWithPages = (definitions: Definitions): Schema[] =>
  [...definitions.values()].filter(({ parentPath }) => parentPath !== undefined);

/** "sections/terms" for "sections/terms.md". */
export const baseName = (file: string): string => file.replace(/\.(?:json|md)$/, '');

/** Whether a file is prose with front matter, and not JSON. */
export const isMarkdown = (file: string): boolean => file.endsWith('.md');

/** Whether files of a definition are Markdown: one of their fields is the text below the front matter. */
export const hasProse = ({ properties = {} }: Schema): boolean =>
  Object.values(properties).some(({ prose }) => prose);

/** Splits the name of a collection's entry: "people/ada.json" is the entry "ada" of "people". */
export function entryOf(file: string): { folder: string; entry: string } | undefined {
  const [, folder, entry] = /^([^/]+)\/([^/]+)$/.exec(baseName(file)) ?? [];
  return folder && entry && `${folder}/` !== sectionFolder ? { folder, entry } : undefined;
}

/** The folder of the sections, in the content folder. */
export const sectionFolder = 'sections/';

/** "plans" for "sections/plans.json"; undefined for a file that is not a section. */
export const sectionName = (file: string): string | undefined =>
  file.startsWith(sectionFolder) ? baseName(file).slice(sectionFolder.length) : undefined;

/** Finds the definition of a file: "site.json", "people/ada.json", or a section, whose kind decides it. */
export function definitionOf(definitions: Definitions, name: string, value: unknown): Schema | undefined {
  if (sectionName(name) !== undefined) return kindsOf(definitions).get(String(isRecord(value) && value.kind));
  return topLevelFiles(definitions).get(name) ?? collectionsOf(definitions).get(entryOf(name)?.folder ?? '');
}

/** The path of a field in a content file: keys and list positions. */
export type FieldPath = readonly (string | number)[];

/** A value in a content file, with the schema that describes it. */
export interface Field {
  schema: Schema;
  /** Undefined where the key is missing. */
  value: unknown;
  path: FieldPath;
}

/** Lists every field that a schema describes in content, in the order of the schema. */
export function fieldsOf(schema: Schema, value: unknown, path: FieldPath = []): Field[] {
  const { items, properties = {} } = schema;
  const children = Array.isArray(value)
    ? value.map((entry: unknown, index) => [index, items, entry] as const)
    : Object.entries(isRecord(value) ? properties : {}).map(
        ([key, property]) => [key, property, (value as Record<string, unknown>)[key]] as const,
      );
  return [
    { schema, value, path },
    ...(schema.prose && isRecord(value) ? blockTexts(value.blocks, [...path, 'blocks']) : []),
    ...children.flatMap(([key, child, part]) => (child ? fieldsOf(child, part, [...path, key]) : [])),
  ];
}
