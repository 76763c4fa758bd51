import { capitalised } from '../../src/content-model/labels';
import { type FieldPath, isRecord } from '../definitions/definitions';

/** What the configuration has for a file or a collection. */
export interface Form {
  name: string;
  label: string;
  file?: string;
  files?: Form[];
  folder?: string;
  extension?: string;
  filter?: { value: string };
  identifier_field?: string;
  fields: FormField[];
}

interface FormField {
  name: string;
  i18n?: unknown;
  label?: string;
  fields?: FormField[];
  field?: FormField;
}

/** "plans[1].price" */
export const pathOf = (field: string): FieldPath =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The labels of a field and of what it is in. Entries of lists have their names, or their numbers. */
export function labelsOf(
  fields: readonly FormField[],
  [key = '', ...rest]: FieldPath,
  value?: unknown,
): string[] {
  const field = fields.find(({ name }) => name === key);
  if (!field) return [];
  const [index] = rest;
  const label = field.label ?? field.name;
  const part = isRecord(value) ? value[key] : undefined;
  const inner = field.fields ?? (field.field?.fields || []);
  if (typeof index !== 'number') return [label, ...labelsOf(inner, rest, part)];
  const entry: unknown = Array.isArray(part) ? part[index] : undefined;
  const name = isRecord(entry) && nameOfEntry(entry);
  return [name ? `${label}, ${name}` : `${label} ${index + 1}`, ...labelsOf(inner, rest.slice(1), entry)];
}

/** Whether a translation has that of the first language, so that its form is without the field. */
export function isOnlyInFirst(fields: readonly FormField[], [key, ...rest]: FieldPath): boolean {
  const field = fields.find(({ name }) => name === key);
  if (!field || field.i18n === false) return field !== undefined;
  const inner = field.fields ?? (field.field?.fields || []);
  return isOnlyInFirst(inner, typeof rest[0] === 'number' ? rest.slice(1) : rest);
}

/** The first text of an entry of a list. */
export const nameOfEntry = (entry: unknown): string | undefined =>
  [entry, ...(isRecord(entry) ? Object.values(entry) : [])]
    .find((part) => typeof part === 'string')
    // The path of the home page.
    ?.replace(/^\/$/, 'Home');

/** A message as forms show it, which have no lines. */
export const sentence = (message: string): string =>
  capitalised(message.replace(/ in line \d+/, '')) + (/[.?]$/.test(message) ? '' : '.');
