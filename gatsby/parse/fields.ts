import { type FieldPath, isRecord, type Schema } from '../definitions/definitions';
import { parseInline } from './markdown/inline';
import type { ContentFile } from './parse-text';

export interface Field {
  schema: Schema;
  /** Undefined where the key is missing. */
  value: unknown;
  path: FieldPath;
}

const known = new WeakMap<ContentFile, readonly (Field & { file: ContentFile })[]>();

/** All fields of a file. They are listed once, and files that do not change are in several sites. */
export function fieldsOfFile(file: ContentFile) {
  const fields =
    known.get(file) ?? collectFields(file.definition ?? {}, file.value).map((field) => ({ file, ...field }));
  known.set(file, fields);
  return fields;
}

function collectFields(schema: Schema, value: unknown, path: FieldPath = []): Field[] {
  const { items, properties = {} } = schema;
  const children = Array.isArray(value)
    ? value.map((entry: unknown, index) => [index, items, entry] as const)
    : Object.entries(isRecord(value) ? properties : {}).map(
        ([key, property]) => [key, property, (value as Record<string, unknown>)[key]] as const,
      );
  return [
    { schema, value, path },
    ...(schema.fieldType?.inner?.(value, { parseInline }) ?? []).map((inner) => ({
      ...inner,
      path: [...path, ...inner.path],
    })),
    ...children.flatMap(([key, child, part]) => (child ? collectFields(child, part, [...path, key]) : [])),
  ];
}

export function mapTexts(
  value: unknown,
  schema: Schema,
  change: (text: string, schema: Schema, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  const { items = {}, properties = {} } = schema;
  if (typeof value === 'string') return change(value, schema, path);
  if (Array.isArray(value))
    return value.map((entry, index) => mapTexts(entry, items, change, [...path, index]));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(
    ([key, part]) => [key, mapTexts(part, properties[key] ?? {}, change, [...path, key])] as const,
  );
  return Object.fromEntries(parts);
}
