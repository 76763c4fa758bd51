import type { ErrorObject } from 'ajv';
import { type FieldPath, isRecord, type Schema } from '../content/definitions/definitions';
import { didYouMean, nearest } from './nearest';
import { eitherOf, oneLine, quote } from './problem';

/** Explains an error of Ajv's option `verbose` that is not about keys: the actual value and what is expected. */
export function explainSchemaError({ keyword, data, message, ...error }: ErrorObject, path: FieldPath) {
  const schema = (error.parentSchema ?? {}) as Schema;
  const { limit } = error.params as { limit?: number };

  switch (keyword) {
    case 'type':
      return typeMessage(data, schema);
    case 'enum':
      return unknownName(data, (schema.enum ?? []).map(String), nounFor(path));
    case 'pattern':
      return isBlank(data) ? emptyText(schema) : patternMessage(data, schema);
    case 'minLength':
    case 'minItems':
      return isBlank(data) ? emptyText(schema) : `found ${lengthOf(data)}, expected at least ${limit}`;
    case 'maxLength':
    case 'maxItems':
      return `found ${lengthOf(data)}, expected at most ${limit}`;
    case 'minimum':
      return `found ${describe(data)}, expected at least ${limit}`;
    case 'maximum':
      return `found ${describe(data)}, expected at most ${limit}`;
    case 'uniqueItems':
      return `${describe((data as unknown[])[path.at(-1) as number])} is in the list already, expected every entry once`;
    default:
      return `found ${describe(data)}, which ${message ?? 'breaks the definition'}`;
  }
}

/** @param guess the key that was probably meant, if there is one */
export const unknownKey = (key: string, { properties = {} }: Schema, guess: string | undefined): string =>
  `unknown key ${quote(key)}${didYouMean(guess, `, expected ${eitherOf(Object.keys(properties))}`)}`;

export function missingKey(key: string, { properties, imageUse }: Schema): string {
  const example = key === 'alt' && imageUse?.decorative ? '' : properties?.[key]?.examples?.[0];
  const shown = typeof example === 'string' ? quote(example) : JSON.stringify(example);
  return `the key '${key}' is missing${example === undefined ? '' : `, expected for example "${key}": ${shown}`}`;
}

/** @param noun the word for the names, such as "icon" */
export function unknownName(value: unknown, names: readonly string[], noun: string): string {
  if (typeof value !== 'string') return `found ${describe(value)}, expected one of ${eitherOf(names)}`;
  const advice = didYouMean(nearest(value, names), `, expected ${eitherOf(names)}`);
  return `${noun} '${oneLine(value)}' is unknown${advice}`;
}

/** Describes a JSON value: a text in quotes, a number or boolean as written, "a list" or "a group". */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'a group' : String(value);
}

const types: Readonly<Record<NonNullable<Schema['type']>, string>> = {
  object: 'a group of keys in { }',
  array: 'a list in [ ]',
  string: 'a text in double quotation marks',
  boolean: 'true or false without quotation marks',
  integer: 'a whole number without quotation marks',
  number: 'a number without quotation marks',
};

function typeMessage(data: unknown, { type = 'object', examples: [example] = [] }: Schema): string {
  const sample = type === 'string' && typeof example === 'string' ? ` such as ${quote(example)}` : '';
  return `found ${describe(data)}, expected ${types[type]}${sample}`;
}

/** The length of a value with its unit: "1 entry", "7 characters". */
function lengthOf(data: unknown): string {
  if (Array.isArray(data)) return `${data.length} ${data.length === 1 ? 'entry' : 'entries'}`;
  const { length } = [...String(data)];
  return `${length} ${length === 1 ? 'character' : 'characters'}`;
}

const isBlank = (data: unknown): boolean => typeof data === 'string' && data.trim() === '';

const emptyText = ({ examples: [example] = [] }: Schema): string =>
  `found an empty text, expected ${typeof example === 'string' ? `for example ${quote(example)}` : 'words'}`;

const patternMessage = (data: unknown, { patternErrorMessage, examples }: Schema): string =>
  `found ${describe(data)}, ${patternErrorMessage ?? `expected a text such as ${quote(String(examples?.[0]))}`}`;

/** The noun for a field: the last key of its path, in the singular for an entry of a list. */
function nounFor(path: FieldPath): string {
  const key = String(path.findLast((part) => typeof part === 'string') ?? 'name');
  return typeof path.at(-1) === 'number' ? key.replace(/s$/, '') : key;
}
