/** A place in a text. Lines and columns start at 1; columns count UTF-16 units, as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** The path of a field in a content file: keys and list positions. */
export type FieldPath = readonly (string | number)[];

/** One mistake in the content, with the place where it is fixed. */
export interface Problem extends Place {
  /** The path of the file from the project: "content/site.json". */
  file: string;
  /** "plans[0].price"; empty if the problem concerns the whole file. */
  field: string;
  /** One line: the actual value and what is expected. */
  message: string;
}

/** The place of problems that concern a whole file. */
export const startOfFile: Place = { line: 1, column: 1 };

/** Formats a path: "plans[0].price". */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    if (!/^[\w$-]{1,60}$/.test(key)) return `${name}[${quote(key)}]`;
    return name ? `${name}.${key}` : key;
  }, '');
}

const longestQuote = 70;

/** Quotes a text as JSON does, shortened and on one line: invisible characters become escapes. */
export function quote(text: string): string {
  const characters = [...text.slice(0, 2 * longestQuote)];
  const isLong = characters.length > longestQuote;
  const shown = isLong ? `${characters.slice(0, longestQuote - 1).join('')}…` : text;
  return JSON.stringify(shown).replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
}

/** Joins names for a sentence: "'a', 'b' or 'c'". */
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

/** Sorts problems by file, then by place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(compareProblems);
}

/** Formats a problem as one line, starting with a place that terminals turn into a link. */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  const place = `${file}:${line}:${column}`;
  return field ? `${place} ${field}: ${message}` : `${place}: ${message}`;
}
