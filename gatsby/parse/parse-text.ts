import type { Node } from 'jsonc-parser';
import { definitionOf, type FieldPath, isMarkdown, type Schema } from '../definitions/definitions';
import { parseMarkdown } from './markdown/parse-markdown';
import { fieldName, type Mistake, placeIn, type Problem, quote } from './problem';
import { parseStrict } from './syntax-messages';

export interface ContentFile {
  /** "site.json", "sections/terms.md" */
  name: string;
  /** Undefined if the file cannot be read or its text is too malformed. */
  value: unknown;
  /** Missing for a section without a valid kind. */
  definition?: Schema;
  problems: readonly Problem[];
  /** Reports the value or the key of a field, or of its nearest existing parent. */
  problem(path: FieldPath, message: string, at?: 'value' | 'key'): Problem;
}

/**
 * Parses strict JSON, or Markdown with front matter, without repeated keys. It never throws.
 *
 * @param shownName the name of the file in messages: "content/site.json"
 * @param failure why the text cannot be parsed
 */
export function parseText(name: string, shownName: string, text: string, failure?: Mistake): ContentFile {
  const mistakes: Mistake[] = failure ? [failure] : [];
  const parse = isMarkdown(name) ? parseMarkdown : parseStrict;
  const problemAt = (offset: number, path: FieldPath, message: string): Problem => {
    return { file: shownName, ...placeIn(text, offset), field: fieldName(path), message };
  };
  const problems: Problem[] = [];

  // A file that cannot be read has no other.
  const offsets = new Map([['[]', { key: 0, value: 0 }]]);
  const offsetsOf = (path: FieldPath): { key: number; value: number } =>
    offsets.get(JSON.stringify(path)) ?? offsetsOf(path.slice(0, -1));

  /** Like `getNodeValue` of jsonc-parser, which loses the key `__proto__` and ignores repeated keys. */
  function readValue({ type, offset, value, children = [] }: Node, path: FieldPath, key = offset): unknown {
    // Of a repeated key the last one counts, as in JSON.parse.
    offsets.set(JSON.stringify(path), { key, value: offset });
    if (type === 'array') return children.map((child, index) => readValue(child, [...path, index]));
    if (type !== 'object') return value;
    return Object.fromEntries(
      children.flatMap((property) => {
        const [key, value] = property.children ?? [];
        if (!key || !value) return [];
        const name = String(key.value);
        const first = children.find((other) => other.children?.[0]?.value === name);
        if (first && first !== property) {
          const { line } = placeIn(text, first.offset);
          const message = `the key ${quote(name)} is written twice, first in line ${line}; only one can count`;
          problems.push(problemAt(property.offset, [...path, name], message));
        }
        return [[name, readValue(value, [...path, name], property.offset)]];
      }),
    );
  }

  let value: unknown;
  try {
    const root = failure ? undefined : parse(text, mistakes, name);
    value = root && readValue(root, []);
  } catch {
    // Brackets or lists inside each other overflow the stack.
    mistakes.push({ offset: 0, message: 'the content is nested too deeply' });
  }
  problems.push(...mistakes.map(({ offset, message, path = [] }) => problemAt(offset, path, message)));
  return {
    name,
    value,
    definition: definitionOf(name, value),
    problems,
    problem: (path, message, at = 'value') => problemAt(offsetsOf(path)[at], path, message),
  };
}
