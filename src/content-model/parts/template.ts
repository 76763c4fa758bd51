import { pattern } from '../builders';

/** A text in which the build or the browser replaces names in braces, in this order. */
export const template = (max: number, description: string, ...names: readonly string[]) =>
  pattern(names.map((name) => String.raw`\{${name}\}`).join('.*'), description, {
    max,
    expected: `expected a text with ${names.map((name) => `{${name}}`).join(' and later ')} in it`,
  });
