import * as collectionModules from '../../src/content-model/collections';
import * as files from '../../src/content-model/files';
import { isRecord } from '../../src/content-model/is-record';
import type { Collection, Kind } from '../../src/content-model/kind';
import type { Schema } from '../../src/content-model/schema';
import * as kindModules from '../../src/sections/registry';

export { isRecord } from '../../src/content-model/is-record';
export type { FieldAnswers, Schema } from '../../src/content-model/schema';

/** What modules export, by name and in that order. Babel, with which Jest compiles, adds `__esModule`. */
const byName = <Export extends object>(
  nameOf: (value: Export) => string | undefined,
  ...modules: readonly Readonly<Record<string, Export>>[]
): Map<string, Export> => {
  const all = modules.flatMap((module) => Object.values({ ...module }).filter(isRecord));
  const named = all.map((value) => [nameOf(value) ?? '', value] as const);
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
};

const definitionsOf = (modules: ReadonlyMap<string, { definition: Schema }>): Map<string, Schema> =>
  new Map([...modules].map(([name, { definition }]) => [name, definition]));

export const kinds = byName<Kind>(({ definition }) => definition.properties?.kind?.const, kindModules);

/** By the folder of their entries ("people"). */
export const collections = byName<Collection>(({ definition }) => definition.folder, collectionModules);

export const kindDefinitions = definitionsOf(kinds);

export const collectionDefinitions = definitionsOf(collections);

/** Of the files at the top of the content folder, by file name ("site.json"). */
export const fileDefinitions = byName<Schema>(({ $id }) => $id?.replace('.schema.', '.'), files);

/** All definitions, by the name of their JSON Schema ("pricing.schema.json"). */
export const definitions = byName<Schema>(
  ({ $id }) => $id,
  ...[kindDefinitions, collectionDefinitions].map((all) => Object.fromEntries(all)),
  files,
);

export const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(partsOf),
  ...(schema.items ? partsOf(schema.items) : []),
];

/** The definition of a part of a value, such as that of `['plans', 1, 'price']`. */
export const partAt = (schema: Schema | undefined, path: FieldPath): Schema | undefined =>
  path.reduce<Schema | undefined>((part, key) => part?.items ?? part?.properties?.[key], schema);

/** "sections/terms" for "sections/terms.md". */
export const baseName = (file: string): string => file.replace(/\.(?:json|md)$/, '');

export const isMarkdown = (file: string): boolean => file.endsWith('.md');

/** Whether files of a definition are Markdown: one of their fields is the text below the front matter. */
export const hasProse = ({ properties = {} }: Schema): boolean =>
  Object.values(properties).some(({ fieldType }) => fieldType?.isBody);

/** Splits the name of a collection's entry: "people/ada.json" is the entry "ada" of "people". */
export function splitEntryName(file: string): { folder: string; entry: string } | undefined {
  const [, folder, entry] = /^([^/]+)\/([^/]+)$/.exec(baseName(file)) ?? [];
  return folder && entry && `${folder}/` !== sectionFolder ? { folder, entry } : undefined;
}

export const sectionFolder = 'sections/';

/** "plans" for "sections/plans.json"; undefined for a file that is not a section. */
export const sectionName = (file: string): string | undefined =>
  file.startsWith(sectionFolder) ? baseName(file).slice(sectionFolder.length) : undefined;

/** Finds the definition of a file: "site.json", "people/ada.json", or a section, whose kind decides it. */
export function definitionOf(name: string, value: unknown): Schema | undefined {
  if (sectionName(name) !== undefined) return kindDefinitions.get(String(isRecord(value) && value.kind));
  return fileDefinitions.get(name) ?? collectionDefinitions.get(splitEntryName(name)?.folder ?? '');
}

/** The path of a field in a content file: keys and list positions. */
export type FieldPath = readonly (string | number)[];
