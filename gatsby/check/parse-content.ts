import { findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser';
import { definitionOf, type Definitions, type FieldPath, type Schema } from '../content/definitions';
import { decode } from './decode';
import { fieldName, placeIn, type Problem, quote } from './problem';
import { parseStrict } from './syntax-messages';

/** A parsed content file, with the place of each field. */
export interface ContentFile {
  /** "site.json", "sections/plans.json" */
  name: string;
  value: unknown;
  /** Missing for a section without a valid kind. */
  definition?: Schema;
  /** Reports the value of a field, or of its nearest existing parent. */
  problem(path: FieldPath, message: string): Problem;
  /** Reports the key of a field. */
  problemWithKey(path: FieldPath, message: string): Problem;
}

/** The result of parsing. The file is missing if its text is too malformed. */
export interface ParsedFile {
  file?: ContentFile;
  problems: Problem[];
}

/**
 * Parses UTF-8 and strict JSON without repeated keys. It never throws.
 *
 * @param shownName the name of the file in messages: "content/site.json"
 */
export function parseContent(
  name: string,
  shownName: string,
  bytes: Buffer,
  definitions: Definitions,
): ParsedFile {
  const { text, mistakes } = decode(bytes);
  const isSerious = () => mistakes.some(({ doubt }) => doubt === 'rest');
  const root = isSerious() ? undefined : parseStrict(text, mistakes);
  const problemAt = (offset: number, path: FieldPath, message: string): Problem => {
    return { file: shownName, ...placeIn(text, offset), field: fieldName(path), message };
  };
  const problems = mistakes.map(({ offset, message, doubt }) => {
    const node = doubt === 'text' && root && findNodeAtOffset(root, offset);
    return problemAt(offset, node ? getNodePath(node) : [], message);
  });
  if (!root || isSerious()) return { problems };

  const offsets = new Map<string, { key: number; value: number }>();
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

  const value = readValue(root, []);
  const definition = definitionOf(definitions, name, value);
  const file: ContentFile = {
    name,
    value,
    definition,
    problem: (path, message) => problemAt(offsetsOf(path).value, path, message),
    problemWithKey: (path, message) => problemAt(offsetsOf(path).key, path, message),
  };
  return { file, problems };
}
