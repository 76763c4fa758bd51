import type { ErrorObject } from 'ajv';
import { type FieldPath, isRecord, type Schema } from '../definitions/definitions';
import { expectedName } from '../parse/nearest';
import { quote } from '../parse/problem';

/** Explains an error of Ajv's option `verbose` that is not about keys: the actual value and what is expected. */
export function explainSchemaError({ keyword, data, params, ...error }: ErrorObject, path: FieldPath) {
  const schema = (error.parentSchema ?? {}) as Schema;
  const { limit } = params as { limit?: number };
  const isText = typeof data === 'string';
  if (isText && data.trim() === '' && schema.fieldType?.isText) return 'is empty, expected a text';
  const { length } = isText ? [...data] : ((data ?? []) as unknown[]);
  const unit = isText ? 'characters' : 'in the list';

  switch (keyword) {
    case 'type':
      return `found ${describe(data)}, expected ${schema.fieldType?.syntax}`;
    case 'enum':
      return unknownName(data, (schema.enum ?? []).map(String));
    case 'minLength':
    case 'minItems':
    case 'maxLength':
    case 'maxItems':
      return `found ${length} ${unit}, expected at ${keyword.startsWith('min') ? 'least' : 'most'} ${limit}`;
    case 'uniqueItems':
      return `${describe((data as unknown[])[path.at(-1) as number])} is in the list already, expected every entry once`;
    case 'pattern':
      return explainMismatch(data, schema);
    // A minimum or maximum.
    default:
      return `found ${describe(data)}, expected a number from ${schema.minimum} to ${schema.maximum}`;
  }
}

export const explainMismatch = (value: unknown, { patternErrorMessage: expected }: Schema): string =>
  `found ${describe(value)}, ${expected ?? 'expected another text'}`;

export const missingKey = (key: string, { properties = {} }: Schema): string =>
  `the key '${key}' is missing: ${properties[key]?.description ?? ''}`;

export const unknownName = (value: unknown, names: readonly string[], file?: string): string =>
  `found ${describe(value)}${expectedName(typeof value === 'string' ? value : '', names, file)}`;

export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (value === null) return 'no value';
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'a group' : String(value);
}
