import { isDeepStrictEqual } from 'node:util';
import { type FieldPath, isRecord, type Schema } from '../../definitions/definitions';
import { fromFolder } from '../../folders';
import { inheritHeadingIds } from './heading-ids';
import type { ContentFile } from '../../parse/parse-text';
import { type Problem, quote } from '../../parse/problem';

/** Whether a translation that leaves a field out has that of the first language: what has no words, and shared contacts. */
const isInherited = (schema: Schema): boolean => {
  const { fieldType, inherited, shared, items, properties } = schema;
  if (inherited || shared || fieldType?.isInherited) return true;
  if (items) return isInherited(items);
  return properties !== undefined && Object.values(properties).every(isInherited);
};

/** Whether a value has nothing else. An image has its description. */
function isInheritedValue(value: unknown, schema: Schema): boolean {
  const { items, properties, imageUse, inherited, shared } = schema;
  if (inherited || shared) return true;
  if (Array.isArray(value) && items) return value.every((entry) => isInheritedValue(entry, items));
  if (!isRecord(value) || !properties) return isInherited(schema);
  return Object.entries(value).every(
    ([key, part]) => (imageUse && key === 'alt') || isInheritedValue(part, properties[key] ?? {}),
  );
}

/** The entries of a list with the same key in the first language, or those at the same places of a list of the same length. */
function matchEntries(own: readonly unknown[], original: readonly unknown[], { uniqueBy = '' }: Schema) {
  const keyOf = (entry: unknown) => (isRecord(entry) ? entry[uniqueBy] : undefined);
  if (!uniqueBy) return own.map((_, index) => (own.length === original.length ? index : -1));
  const places = new Map(original.map((entry, index) => [keyOf(entry), index]));
  return own.map((entry) => places.get(keyOf(entry)) ?? -1);
}

const isSame = (own: unknown, original: unknown, { fieldType }: Schema): boolean =>
  fieldType?.isImageFile
    ? fromFolder(String(own)) === fromFolder(String(original))
    : isDeepStrictEqual(own, original);

/** Whether a translation only needs a field, outside of lists, if it differs from that of the first language. */
const isShared = (schema: Schema): boolean => isInherited(schema) && !schema.fieldType?.isOwn;

/** Whether all parts of a field are shared. A translation that has an image has the description of it. */
export const hasSharedParts = (schema: Schema): boolean => {
  const { items, properties, imageUse } = schema;
  if (!properties) return items ? hasSharedParts(items) : isShared(schema);
  // Nobody reads the description of a decorative image.
  return Object.entries(properties).every(
    ([key, part]) => (key === 'alt' && imageUse?.decorative) || hasSharedParts(part),
  );
};

/** Whether a translation can leave a field out: all that it needs is shared. */
export const needsNoWords = (schema: Schema): boolean => {
  const { items, properties, required = [], inherited } = schema;
  if (inherited) return true;
  if (!properties) return items ? needsNoWords(items) : isShared(schema);
  return required.every((key) => needsNoWords(properties[key] ?? {}));
};

/**
 * A value of a translation without what is the same in the first language and shared. In a list, an entry that has
 * words as well keeps it, unless a key matches it: another order in the first language would mix two entries.
 */
export function withoutCopies(own: unknown, other: unknown, schema: Schema, key?: string): unknown {
  const { items, uniqueBy, properties = {} } = schema;
  if (Array.isArray(own) && Array.isArray(other) && items?.properties) {
    const places = matchEntries(own, other, schema);
    const entries = own.map((entry: unknown, index) =>
      withoutCopies(entry, other[places[index] ?? -1], items, uniqueBy ?? ''),
    );
    if (uniqueBy) return entries;
    return entries.every((entry) => isDeepStrictEqual(entry, {})) ? [] : own;
  }
  if (!isRecord(own) || !isRecord(other)) return own;
  const isInList = key !== undefined;
  const fields = Object.entries(own).flatMap(([name, value]) => {
    const part = properties[name] ?? {};
    // The first keys of a file name its definition. Forms write what languages share into the entries of lists.
    const isName = name.startsWith('$') || part.const !== undefined || (isInList && part.shared);
    if (!isName && name !== key && hasSharedParts(part) && isSame(value, other[name], part)) return [];
    return [[name, withoutCopies(value, other[name], part, isInList ? '' : undefined)] as const];
  });
  return Object.fromEntries(fields);
}

const shown = (value: unknown): string =>
  value === undefined ? 'none' : quote(typeof value === 'string' ? value : JSON.stringify(value));

/**
 * A file of a translation with what it leaves out and the first language has. Problems in that are those of the original.
 *
 * @param differences receives what could be left out, and is not that of the first language
 */
export function inheritFile(
  file: ContentFile,
  original: ContentFile | undefined,
  differences: Problem[],
): ContentFile {
  if (!original || file.value === undefined) return file;
  /** The paths in the original of what the file leaves out, by those in the file. */
  const inherited = new Map<string, FieldPath>();

  const report = (own: unknown, other: unknown, path: FieldPath) =>
    differences.push(file.problem(path, `found ${shown(own)}, and ${shown(other)} in the first language`));

  function inherit(own: unknown, other: unknown, schema: Schema, path: FieldPath, from: FieldPath): unknown {
    const isShared = schema.shared && !schema.fieldType?.isText;
    if (own === undefined || isShared) {
      if (!isInheritedValue(other, schema) || isDeepStrictEqual(own, other)) return own;
      if (own !== undefined) report(own, other, path);
      inherited.set(JSON.stringify(path), from);
      return other;
    }
    const { items, properties } = schema;
    if (isRecord(own) && isRecord(other) && properties) {
      const parts = Object.entries(properties).flatMap(([key, part]) => {
        const value = key.startsWith('$')
          ? own[key]
          : inherit(own[key], other[key], part, [...path, key], [...from, key]);
        return value === own[key] ? [] : [[key, value] as const];
      });
      return parts.length > 0 ? { ...own, ...Object.fromEntries(parts) } : own;
    }
    if (Array.isArray(own) && Array.isArray(other) && items?.properties) {
      const places = matchEntries(own, other, schema);
      return own.map((entry: unknown, index) => {
        const place = places[index] ?? -1;
        return place < 0 ? entry : inherit(entry, other[place], items, [...path, index], [...from, place]);
      });
    }
    // The check reports names that have to be the same.
    const isOwn = schema.shared ? schema.fieldType?.isText : schema.fieldType?.isOwn;
    if (other !== undefined && isInherited(schema) && !isOwn && !isSame(own, other, schema))
      report(own, other, path);
    return own;
  }

  const { value, numbers } = inheritHeadingIds(
    inherit(file.value, original.value, file.definition ?? {}, [], []),
    original.value,
  );
  if (numbers)
    differences.push(
      file.problem(
        ['body'],
        `the number of headings is ${numbers[0]}, and ${numbers[1]} in the first language; links to them lead to the section when the language changes`,
      ),
    );
  return {
    ...file,
    value,
    problem: (path, message, at) => {
      for (let length = path.length; length > 0; length -= 1) {
        const from = inherited.get(JSON.stringify(path.slice(0, length)));
        if (from) return original.problem([...from, ...path.slice(length)], message, at);
      }
      return file.problem(path, message, at);
    },
  };
}
