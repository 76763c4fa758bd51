import {
  findNodeAtOffset,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import { followBrackets } from './brackets';
import { type FieldPath, fieldName, type Place, type Problem, quote } from './problem';
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

/** The result of parsing. The file is missing if its text cannot be understood. */
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
  const problemAt = (place: Place, path: FieldPath, message: string): Problem => ({
    file: shownName,
    ...place,
    field: fieldName(path),
    message,
  });

  const brackets = followBrackets(text);
  if (brackets.tooDeep !== undefined) {
    return {
      problems: [problemAt(placeOf(brackets.tooDeep), [], 'the brackets are nested too deeply here')],
    };
  }

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const mistakes = explainAll({ text, brackets, placeOf }, errors);
  const isReadable = mistakes.every(({ doubt }) => doubt !== 'rest');
  const problems = mistakes.map(({ offset, message, doubt }) =>
    problemAt(placeOf(offset), doubt === 'text' && root ? pathAt(root, offset) : [], message),
  );
  if (!root || !isReadable) return { problems };

  const file: ContentFile = {
    name,
    value: valueOf(root),
    problem: (path, message) => problemAt(placeOf(findOffsets(root, path).value), path, message),
    problemWithKey: (path, message) => problemAt(placeOf(findOffsets(root, path).key), path, message),
  };
  const repeated = repeatedKeys(root).map(({ path, offset, first }) =>
    problemAt(
      placeOf(offset),
      path,
      `the key ${quote(String(path.at(-1)))} is written twice, first in line ${placeOf(first).line}; only one can count`,
    ),
  );
  return { file, problems: [...problems, ...repeated] };
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

function pathAt(root: Node, offset: number): FieldPath {
  const node = findNodeAtOffset(root, offset);
  return node ? getNodePath(node) : [];
}

/** The value of a node. The function of jsonc-parser loses the key `__proto__`. */
function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return getNodeValue(node);
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key && value ? [[String(key.value), valueOf(value)]] : [],
    ),
  );
}

interface RepeatedKey {
  path: FieldPath;
  offset: number;
  first: number;
}

function repeatedKeys(node: Node, path: FieldPath = []): RepeatedKey[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) => repeatedKeys(child, [...path, index]));
  }
  if (node.type !== 'object') return [];
  const first = new Map<string, number>();
  return (node.children ?? []).flatMap(({ offset, children: [key, value] = [] }) => {
    if (!key || !value) return [];
    const name = String(key.value);
    const childPath = [...path, name];
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, offset);
    const repetition = earlier === undefined ? [] : [{ path: childPath, offset, first: earlier }];
    return [...repetition, ...repeatedKeys(value, childPath)];
  });
}
