import {
  findNodeAtOffset,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import { followBrackets } from './brackets';
import { type FieldPath, fieldName, type Problem, quote } from './problem';
import { findOffsets, placesIn } from './source-map';
import { explainSyntaxError, type MalformedText, type SyntaxProblem } from './syntax-messages';

/** A parsed content file, with the place of each field. */
export interface ContentFile {
  /** "site.json", "sections/plans.json" */
  name: string;
  value: unknown;
  /** Reports the value of a field. */
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
 * Parses strict JSON: no comments, no trailing commas, no repeated keys. It never throws.
 *
 * @param shownName the name of the file in messages: "content/site.json"
 * @param text without a byte order mark
 */
export function parseContent(name: string, shownName: string, text: string): ParsedFile {
  const placeOf = placesIn(text);
  const problemAt = (offset: number, path: FieldPath, message: string): Problem => ({
    file: shownName,
    ...placeOf(offset),
    field: fieldName(path),
    message,
  });

  const brackets = followBrackets(text);
  if (brackets.tooDeep !== undefined)
    return { problems: [problemAt(brackets.tooDeep, [], 'the brackets are nested too deeply here')] };

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const mistakes = explainAll({ text, brackets, placeOf }, errors);
  const problems = mistakes.map(({ offset, message, doubt }) => {
    const node = doubt === 'text' && root && findNodeAtOffset(root, offset);
    return problemAt(offset, node ? getNodePath(node) : [], message);
  });
  if (!root || mistakes.some(({ doubt }) => doubt === 'rest')) return { problems };

  const value = readValue(root, [], (path, offset, first) => {
    const key = quote(String(path.at(-1)));
    const message = `the key ${key} is written twice, first in line ${placeOf(first).line}; only one can count`;
    problems.push(problemAt(offset, path, message));
  });
  const file: ContentFile = {
    name,
    value,
    problem: (path, message) => problemAt(findOffsets(root, path).value, path, message),
    problemWithKey: (path, message) => problemAt(findOffsets(root, path).key, path, message),
  };
  return { file, problems };
}

/** Explains errors up to the first that makes the rest ambiguous. Later errors are mostly consequences of it. */
function explainAll(source: MalformedText, errors: readonly ParseError[]): SyntaxProblem[] {
  const problems = new Map<number, SyntaxProblem>();
  for (const error of errors) {
    const problem = explainSyntaxError(source, error);
    if (!problems.has(problem.offset)) problems.set(problem.offset, problem);
    if (problem.doubt === 'rest') break;
  }
  return [...problems.values()];
}

type RepeatedKeyHandler = (path: FieldPath, offset: number, first: number) => void;

/** Like `getNodeValue` of jsonc-parser, which loses the key `__proto__` and ignores repeated keys. */
function readValue(node: Node, path: FieldPath, onRepeatedKey: RepeatedKeyHandler): unknown {
  const { type, children = [] } = node;
  if (type === 'array')
    return children.map((child, index) => readValue(child, [...path, index], onRepeatedKey));
  if (type !== 'object') return getNodeValue(node);
  const offsets = new Map<string, number>();
  return Object.fromEntries(
    children.flatMap(({ offset, children: [key, value] = [] }) => {
      if (!key || !value) return [];
      const name = String(key.value);
      const childPath = [...path, name];
      const first = offsets.get(name);
      if (first === undefined) offsets.set(name, offset);
      else onRepeatedKey(childPath, offset, first);
      return [[name, readValue(value, childPath, onRepeatedKey)]];
    }),
  );
}
