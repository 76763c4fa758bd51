import type { Schema } from '../content/definitions';

/** The keywords of a definition that only the check and the documentation use. */
export interface SchemaDetails extends Schema {
  enum?: unknown[];
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** The message for texts that do not match the pattern. VS Code also shows it. */
  patternErrorMessage?: string;
}

/** Whether a JSON value is an object, not a list and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a list from content that may be invalid. Returns an empty list if there is none. */
export function listAt(value: unknown, ...keys: string[]): unknown[] {
  const found = keys.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);
  return Array.isArray(found) ? found : [];
}
