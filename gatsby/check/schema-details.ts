import { type Definitions, resolveReference, type Schema } from '../content/definitions';
import type { FieldPath } from './problem';

/** What a definition says beyond the shape that GraphQL needs. */
export interface SchemaDetails extends Schema {
  format?: string;
  enum?: unknown[];
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** What the pattern asks for, in words; editor programs show it too. */
  patternErrorMessage?: string;
}

/** A text in the content whose definition gives it a format. */
export interface FormattedText {
  format: string;
  text: string;
  path: FieldPath;
}

/**
 * Lists the texts that have a format (link, image, price, e-mail address), wherever the definitions put them.
 *
 * @param definitions all definitions
 * @param definition the file of the definition to start from: "plans.schema.json"
 * @param value the content that the definition describes; it may break the definition
 * @returns the texts, in the order of the definition
 */
export function formattedTexts(
  definitions: Definitions,
  definition: string,
  value: unknown,
): FormattedText[] {
  const visit = (reference: Schema, from: string, part: unknown, path: FieldPath): FormattedText[] => {
    const { schema, file } = resolveReference(definitions, reference, from);
    const { format, properties = {}, items } = schema as SchemaDetails;
    if (typeof part === 'string') return format ? [{ format, text: part, path }] : [];
    if (Array.isArray(part)) {
      return items ? part.flatMap((entry, index) => visit(items, file, entry, [...path, index])) : [];
    }
    if (!isRecord(part)) return [];
    return Object.entries(properties).flatMap(([key, property]) =>
      Object.hasOwn(part, key) ? visit(property, file, part[key], [...path, key]) : [],
    );
  };
  return visit(definitions.get(definition) ?? {}, definition, value, []);
}

/**
 * Tells whether a value is an object with keys.
 *
 * @param value anything out of JSON
 * @returns whether it is an object, and neither a list nor null
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a list out of content that may have any shape.
 *
 * @param value the object that should hold the list
 * @param keys the way to the list
 * @returns the list, or an empty one where there is none
 */
export function listAt(value: unknown, ...keys: string[]): unknown[] {
  const found = keys.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);
  return Array.isArray(found) ? found : [];
}
