import { isUtf8 } from 'node:buffer';
import type { Node } from 'jsonc-parser';
import { definitionOf, type FieldPath, isMarkdown, type Schema } from '../definitions/definitions';
import { parseMarkdown } from './markdown/parse-markdown';
import { fieldName, type Mistake, placeIn, type Problem, quote } from './problem';
import { parseStrict } from './syntax-messages';

const wrongEncoding =
  'the file is not saved as UTF-8 without a byte order mark; choose "Save with Encoding: UTF-8"';

const unreadable: readonly [pattern: RegExp, message: string][] = [
  [/\0/, 'found the invisible character U+0000, expected none'],
  [
    /^(?:<{7}|>{7}) /m,
    'found a merge conflict; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
];

const oldLineEnd: (typeof unreadable)[number] = [
  /\r/,
  'found a line end of old Macs (CR), expected those of other systems; choose "Change End of Line Sequence: LF"',
];

/** Explains why bytes cannot be parsed. The first match counts. */
function findUnreadable(name: string, bytes: Buffer, text: string): Mistake | undefined {
  // Every other byte of UTF-16 is zero, at the end of a character or at its start.
  const isUtf16 = /^(?:[^\0]\0|\0[^\0])/.test(text);
  // https://www.rfc-editor.org/rfc/rfc8259#section-8.1
  if (!isUtf8(bytes) || isUtf16 || text.startsWith('\uFEFF')) return { offset: 0, message: wrongEncoding };
  for (const [pattern, message] of [...unreadable, ...(isMarkdown(name) ? [oldLineEnd] : [])]) {
    const offset = text.search(pattern);
    if (offset >= 0) return { offset, message };
  }
  return undefined;
}

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
 * Parses UTF-8 and strict JSON, or Markdown with front matter, without repeated keys. It never throws.
 *
 * @param shownName the name of the file in messages: "content/site.json"
 * @param bytes or why the file cannot be read
 */
export function parseContent(name: string, shownName: string, bytes: Buffer | string): ContentFile {
  // Lines end as on Windows, too. Their places are the same.
  const text = bytes.toString().replaceAll('\r\n', '\n');
  const failure =
    typeof bytes === 'string' ? { offset: 0, message: bytes } : findUnreadable(name, bytes, text);
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
