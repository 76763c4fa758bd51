import type { ErrorObject } from 'ajv';
import { nearest } from './nearest';
import { eitherOf, type FieldPath, quote } from './problem';
import { isRecord, type SchemaDetails } from './schema-details';

/**
 * Describes the actual value and what the definition expects, on one line.
 *
 * @param error of Ajv with option `verbose`, not about keys
 */
export function explainSchemaError(error: ErrorObject, path: FieldPath): string {
  const schema = (error.parentSchema ?? {}) as SchemaDetails;
  const { data } = error;
  const limit = Number((error.params as { limit?: number }).limit);

  switch (error.keyword) {
    case 'type':
      return typeMessage(data, schema);
    case 'enum':
      return unknownName(data, (schema.enum ?? []).map(String), nounFor(path));
    case 'pattern':
      return isBlank(data) ? emptyText(schema) : patternMessage(data, schema);
    case 'minLength':
      return isBlank(data) ? emptyText(schema) : `${found(data)}, expected at least ${limit}`;
    case 'maxLength':
      return `${found(data)}, expected at most ${limit}`;
    case 'minItems':
      return `${found(data)}, expected at least ${limit}`;
    case 'maxItems':
      return `${found(data)}, expected at most ${limit}`;
    case 'uniqueItems':
      return `${describe(repeatedEntry(error))} is in the list already, expected every entry once`;
    default:
      return `found ${describe(data)}, which ${error.message ?? 'breaks the definition'}`;
  }
}

/** @param guess the key that was probably meant, if there is one */
export function unknownKey(key: string, schema: SchemaDetails, guess: string | undefined): string {
  if (guess) return `unknown key ${quote(key)}; did you mean '${guess}'?`;
  return `unknown key ${quote(key)}, expected ${eitherOf(Object.keys(schema.properties ?? {}))}`;
}

export function missingKey(key: string, schema: SchemaDetails): string {
  const example = (schema.properties?.[key] as SchemaDetails | undefined)?.examples?.[0];
  const sample = example === undefined ? '' : `, expected for example "${key}": ${oneLine(example)}`;
  return `the key '${key}' is missing${sample}`;
}

/** @param noun what the names stand for: "icon" */
export function unknownName(value: unknown, names: readonly string[], noun: string): string {
  if (typeof value !== 'string') return `found ${describe(value)}, expected one of ${eitherOf(names)}`;
  const guess = nearest(value, names);
  const shown = `${noun} '${quote(value).slice(1, -1)}' is unknown`;
  return guess ? `${shown}; did you mean '${guess}'?` : `${shown}, expected ${eitherOf(names)}`;
}

/** Describes a JSON value: a text in quotes, a number or boolean as written, "a list" or "a group". */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'a group' : String(value);
}

const oneLine = (value: unknown): string =>
  typeof value === 'string' ? quote(value) : JSON.stringify(value);

const kinds: Readonly<Record<NonNullable<SchemaDetails['type']>, string>> = {
  object: 'a group of keys in { }',
  array: 'a list in [ ]',
  string: 'a text in double quotes',
  boolean: 'true or false without quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
};

function typeMessage(data: unknown, { type = 'object', examples }: SchemaDetails): string {
  const isText = type === 'string' && typeof examples?.[0] === 'string';
  const sample = isText ? ` such as ${quote(examples[0] as string)}` : '';
  return `found ${describe(data)}, expected ${kinds[type]}${sample}`;
}

/** The length of the value, in the unit of its limit. */
function found(data: unknown): string {
  if (Array.isArray(data)) return `found ${data.length} ${data.length === 1 ? 'entry' : 'entries'}`;
  const { length } = [...String(data)];
  return `found ${length} ${length === 1 ? 'character' : 'characters'}`;
}

const isBlank = (data: unknown): boolean => typeof data === 'string' && data.trim() === '';

function emptyText({ examples }: SchemaDetails): string {
  const example = examples?.[0];
  return `found an empty text, expected ${typeof example === 'string' ? `for example ${quote(example)}` : 'words'}`;
}

function patternMessage(data: unknown, { patternErrorMessage, examples }: SchemaDetails): string {
  const expected = patternErrorMessage ?? `expected a text such as ${quote(String(examples?.[0]))}`;
  return `found ${describe(data)}, ${expected}`;
}

function repeatedEntry({ data, params }: ErrorObject): unknown {
  return Array.isArray(data) ? data[repeatedIndex(params)] : undefined;
}

/** The position of the later of two equal entries, from the `params` of Ajv for `uniqueItems`. */
export function repeatedIndex(params: unknown): number {
  const { i, j } = params as { i: number; j: number };
  return Math.max(i, j);
}

/** The noun for a field: the last key of its path, in the singular for an entry of a list. */
function nounFor(path: FieldPath): string {
  const key = String(path.findLast((part) => typeof part === 'string') ?? 'name');
  return typeof path.at(-1) === 'number' ? key.replace(/s$/, '') : key;
}
