import type { Schema } from '../content/definitions';

/** What a definition says beyond the shape that GraphQL needs. */
export interface SchemaDetails extends Schema {
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
