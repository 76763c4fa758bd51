import { readFileSync, writeFileSync } from 'node:fs';

/** Parsed JSON of a content file. */
export type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

export const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json;

/** Changes the JSON of a file. */
export function editJson(file: string, change: (content: Json) => unknown): void {
  const content = readJson(file);
  change(content);
  writeFileSync(file, JSON.stringify(content, null, 2));
}
