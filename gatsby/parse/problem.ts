import type { FieldPath } from '../definitions/definitions';

export interface Problem {
  /** The path of the file from the project: "content/site.json". */
  file: string;
  /** Lines and columns start at 1; columns count UTF-16 units, as editors do. */
  line: number;
  column: number;
  /** "plans[0].price"; empty if the problem concerns the whole file. */
  field: string;
  /** One line: the actual value and what is expected. */
  message: string;
}

export interface Mistake {
  offset: number;
  message: string;
  path?: FieldPath;
}

export const fileProblem = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: '',
  message,
});

/** About a file that every site has. */
export const missingFile = 'the file is missing; "git restore" with this path brings it back';

/** Converts an offset in UTF-16 units to line and column. */
export function placeIn(text: string, offset: number): Pick<Problem, 'line' | 'column'> {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Formats a path: "plans[0].price". */
export const fieldName = (path: FieldPath): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    if (!/^[\w$-]{1,60}$/.test(key)) return `${name}[${quote(key)}]`;
    return name ? `${name}.${key}` : key;
  }, '');

const longestQuote = 70;

/** Quotes a text as JSON does, shortened and on one line: invisible characters become escapes. */
export function quote(text: string): string {
  const characters = [...text.slice(0, 2 * longestQuote)];
  const isLong = characters.length > longestQuote;
  const shown = isLong ? `${characters.slice(0, longestQuote - 1).join('')}…` : text;
  return escapeInvisible(JSON.stringify(shown));
}

const escapeInvisible = (text: string): string =>
  text.replace(
    /[\p{C}\p{Zl}\p{Zp}\u00a0]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A sentence with more names is cut to the first ten. */
const maxNames = 30;

/** Joins names for a sentence: "'a', 'b' or 'c'". */
export function eitherOf(names: readonly string[]): string {
  const shown = names.slice(0, names.length > maxNames ? 10 : maxNames).map((name) => `'${name}'`);
  const others = names.length - shown.length;
  return alternatives.format(others > 0 ? [...shown, `one of ${others} others`] : shown);
}

/** Formats a problem as one line, starting with a place that terminals turn into a link. */
export const formatProblem = ({ file, line, column, field, message }: Problem): string =>
  escapeInvisible(`${file}:${line}:${column}${field && ` ${field}`}: ${message}`);

const collator = new Intl.Collator('en', { numeric: true });

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => collator.compare(formatProblem(a), formatProblem(b)));

export function explainFileError(error: unknown): string {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  return `cannot be read (${code})`;
}
