import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Mistake, mistake } from './mistake';
import { placeIn, quote } from './problem';

/** No content is nested this deep. Deeper text would overflow the stack of the parser. */
const deepest = 64;

const tokens = /"(?:\\[^]|[^"\\\r\n])*"?|\/\/.*|\/\*[^]*?(?:\*\/|$)|[{}[\]]/g;

/** The offsets of the brackets that are open at the end of a text, up to one more than `deepest`. */
function openBrackets(text: string): number[] {
  const open: number[] = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(index);
    // A closing bracket of the wrong kind closes nothing.
    else if (['{}', '[]'].includes(text.charAt(open.at(-1) ?? text.length) + token)) open.pop();
    if (open.length > deepest) break;
  }
  return open;
}

/**
 * Parses strict JSON: no comments, no trailing commas. It never throws.
 *
 * @param mistakes receives mistakes up to the first that makes the rest uncertain: later ones are mostly its consequences
 */
export function parseStrict(text: string, mistakes: Mistake[]): Node | undefined {
  const tooDeep = openBrackets(text)[deepest];
  if (tooDeep !== undefined) {
    mistakes.push(mistake('rest', tooDeep, 'the brackets are nested too deeply here'));
    return undefined;
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  for (const error of errors) {
    const explained = explainSyntaxError(text, error);
    if (!mistakes.some(({ offset }) => offset === explained.offset)) mistakes.push(explained);
    if (explained.severity === 'rest') break;
  }
  return root;
}

/** A backslash that does not start an escape. An even number of backslashes before it are escapes of their own. */
const wrongEscape = /(?<=(?<!\\)(?:\\\\)*)\\(?!u[\da-fA-F]{4}|["\\/bfnrt])/;

/** Explains an error of jsonc-parser to someone who does not know JSON. */
function explainSyntaxError(text: string, { error, offset, length }: ParseError): Mistake {
  const found = text.slice(offset, offset + length);
  const inText = (pattern: RegExp, message: string) =>
    mistake('text', offset + found.search(pattern), message);

  switch (printParseErrorCode(error)) {
    case 'InvalidCommentToken':
      return mistake('local', offset, 'found a comment, expected none; these files take no comments');
    case 'InvalidCharacter':
      return inText(/[\0-\x1f]/, 'found a tab or another control character inside a text, expected none');
    case 'InvalidEscapeCharacter':
      return inText(wrongEscape, 'found a backslash that means nothing here, expected two: \\\\');
    case 'InvalidUnicode':
      return inText(wrongEscape, 'found an unfinished \\u code, expected \\u and four digits');
    case 'UnexpectedEndOfString':
      return mistake('rest', offset, 'the quotation mark that opens here is never closed on its line');
    case 'EndOfFileExpected':
      return mistake('rest', offset, `found ${quote(found)} after the end of the content, expected nothing`);
    default:
      return explainToken(text, offset, found);
  }
}

/** Says what JSON allows at the place of a word, number, text or bracket. */
function explainToken(text: string, offset: number, found: string): Mistake {
  const before = text
    .slice(0, offset)
    .replace(tokens, (part) => (part.startsWith('/') ? ' '.repeat(part.length) : part))
    .trimEnd();
  if (before.endsWith(',') && /^[}\]]/.test(found)) {
    const message = `found a comma before the closing ${found}, expected none after the last entry`;
    return mistake('local', before.length - 1, message);
  }
  const token = found ? `found ${quote(found.replace(/^"|"$/g, ''))}` : 'the file ends here';
  const hint = hints.find(([pattern]) => pattern.test(text.slice(before.length - 1, offset + 1)))?.[1] ?? '';
  const isKey = /^"[^"\r\n]*"\s*:/.test(text.slice(offset));
  const expected = expectedAfter(before);
  const isLocal = isKey && expected.startsWith('a comma or the }');
  const place = expected.startsWith('a comma') ? before.length : offset;
  return mistake(isLocal ? 'local' : 'rest', place, `${token}, expected ${expected}${hint}`);
}

const aValue = 'a text in double quotation marks, or without them a number, true, false, { or [';

/** @param before the file up to a place, without comments */
function expectedAfter(before: string): string {
  const opener = openBrackets(before).at(-1);
  if (opener === undefined) return '{ at the start of the file';
  const isGroup = before.charAt(opener) === '{';
  const end = isGroup ? 'the } of the {' : 'the ] of the [';
  const orEnd = ` or ${end} in line ${placeIn(before, opener).line}`;
  if (before.endsWith('{')) return `a key in double quotation marks${orEnd}`;
  if (before.endsWith('[')) return `${aValue},${orEnd}`;
  if (before.endsWith(',') && isGroup) return 'a key in double quotation marks';
  if (/[,:]$/.test(before)) return aValue;
  const isKey = isGroup && /[{,]\s*"(?:\\.|[^"\\])*"$/.test(before);
  return isKey ? 'a colon after the key' : `a comma${orEnd}`;
}

/** Frequent causes, by the last character before the place and the first one at it. */
const hints: readonly [pattern: RegExp, hint: string][] = [
  [/^"[\p{L}\d]/u, '; inside a text, a quotation mark is written \\"'],
  [/[“”„‟«»‘’']$/, '; the straight quotation mark is "'],
];
