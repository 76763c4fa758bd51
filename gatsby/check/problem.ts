/** A place in a text, counted from 1 as editor programs count: column in UTF-16 units. */
export interface Place {
  line: number;
  column: number;
}

/** The way from the top of a content file to a field: keys and positions in lists. */
export type FieldPath = readonly (string | number)[];

/** One mistake in the content, with the place to mend it. */
export interface Problem extends Place {
  /** The file, from the folder above the content folder: "content/plans.json". */
  file: string;
  /** The field as an editor would write it: "plans[0].price"; empty when the whole file is meant. */
  field: string;
  /** What was found and what is expected, on one line. */
  message: string;
}

/** The start of a file, for problems that concern all of it. */
export const startOfFile: Place = { line: 1, column: 1 };

/**
 * Writes a path as an editor would: "plans[0].price".
 *
 * @param path keys and positions
 * @returns the path on one line
 */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    if (!/^[\w$-]{1,60}$/.test(key)) return `${name}[${quote(key)}]`;
    return name ? `${name}.${key}` : key;
  }, '');
}

const longestQuote = 70;

/**
 * Quotes a text from the content so that it stays on one line, whatever it holds.
 *
 * @param text any text
 * @returns the text as JSON writes it, shortened, with every invisible character written as an escape
 */
export function quote(text: string): string {
  const characters = [...text.slice(0, 2 * longestQuote)];
  const isLong = characters.length > longestQuote;
  const shown = isLong ? `${characters.slice(0, longestQuote - 1).join('')}…` : text;
  return JSON.stringify(shown).replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
}

/**
 * Joins a list for a sentence.
 *
 * @param names the entries
 * @returns "'a', 'b' or 'c'"
 */
export function eitherOf(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function compareProblems(a: Problem, b: Problem): number {
  return (
    compareTexts(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareTexts(a.field, b.field) ||
    compareTexts(a.message, b.message)
  );
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorts problems by file, then by place.
 *
 * @param problems problems in any order
 * @returns a sorted copy
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(compareProblems);
}

/** Formats a problem as one line, starting with a place that terminals turn into a link. */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  const place = `${file}:${line}:${column}`;
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`;
}
