import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Brackets } from './brackets';
import { type Place, quote } from './problem';

export interface SyntaxProblem {
  offset: number;
  message: string;
  /** What becomes ambiguous: nothing ("mark"), the value of one text ("text"), or all that follows ("rest"). */
  doubt: 'mark' | 'text' | 'rest';
}

export interface MalformedText {
  text: string;
  brackets: Brackets;
  placeOf: (offset: number) => Place;
}

/** Explains an error of jsonc-parser to someone who does not know JSON, at the place where it is fixed. */
export function explainSyntaxError(
  source: MalformedText,
  { error, offset, length }: ParseError,
): SyntaxProblem {
  const { text } = source;
  const found = text.slice(offset, offset + length);

  switch (printParseErrorCode(error)) {
    case 'InvalidCommentToken':
      return commentProblem(offset, found);
    case 'InvalidCharacter': {
      const position = found.search(/[\u0000-\u001f]/);
      const message =
        found[position] === '\t'
          ? 'found a tab inside a text, expected a space'
          : 'found an invisible control character inside a text, expected none';
      return inText(offset + position, message);
    }
    case 'InvalidEscapeCharacter':
      return inText(
        offset + wrongEscape(found),
        'found a backslash that means nothing here, expected two: \\\\',
      );
    case 'InvalidUnicode':
      return inText(
        offset + wrongEscape(found),
        'found an unfinished \\u code, expected \\u and four digits',
      );
    case 'UnexpectedEndOfString':
      return serious(offset, 'the quotation mark that opens here is never closed on its line');
    case 'UnexpectedEndOfNumber':
      return serious(offset, `found the unfinished number ${quote(found)}`);
    case 'EndOfFileExpected':
      return serious(
        offset,
        `found ${quote(found)} after the end of the content; is there a bracket too many?`,
      );
    case 'CommaExpected':
      return missingComma(text, offset) ?? unexpected(source, offset, found);
    case 'ColonExpected':
      return startsValue.test(text.charAt(offset))
        ? serious(text.slice(0, offset).trimEnd().length, 'a colon is missing here')
        : unexpected(source, offset, found);
    default:
      return extraComma(text, offset) ?? unexpected(source, offset, found);
  }
}

const serious = (offset: number, message: string): SyntaxProblem => ({ offset, message, doubt: 'rest' });
const inText = (offset: number, message: string): SyntaxProblem => ({ offset, message, doubt: 'text' });

function commentProblem(offset: number, found: string): SyntaxProblem {
  if (found.startsWith('/*') && !/^.{2}.*\*\/$/s.test(found))
    return serious(offset, 'found a comment that is never closed, expected none');
  return { offset, message: 'found a comment, expected none; these files take no comments', doubt: 'mark' };
}

/** The offset of the first invalid escape in the source of a string. */
function wrongEscape(source: string): number {
  for (const { index, 0: escape } of source.matchAll(/\\(u[\da-f]{4}|[^u]|u)/gi)) {
    if (!/^\\(u[\da-f]{4}|["\\/bfnrt])$/i.test(escape)) return index;
  }
  return 0;
}

const startsValue = /["\d{[tfn-]/;

/** A value or key after another one without a comma. The place is the end of the earlier one. */
function missingComma(text: string, offset: number): SyntaxProblem | undefined {
  const before = text.slice(0, offset).trimEnd();
  // Without a space between them, the cause is more likely a quotation mark in a text or a malformed number.
  const isGlued = before.length === offset && /["\w]$/.test(before);
  if (isGlued || !startsValue.test(text.charAt(offset))) return undefined;
  return { offset: before.length, message: 'a comma is missing here', doubt: 'mark' };
}

function extraComma(text: string, offset: number): SyntaxProblem | undefined {
  const before = text.slice(0, offset).trimEnd();
  const next = text.charAt(offset);
  if (before.endsWith(':') && /[,}\]]/.test(next))
    return serious(before.length, 'a value is missing after the colon');
  if (next === ',') return serious(offset, 'found a comma too many');
  if (!before.endsWith(',') || !/[}\]]/.test(next)) return undefined;
  const message = `found a comma before the closing ${next}, expected none after the last entry`;
  return { offset: before.length - 1, message, doubt: 'mark' };
}

function unexpected(
  { text, brackets: { unclosed, mismatch }, placeOf }: MalformedText,
  offset: number,
  found: string,
): SyntaxProblem {
  if (text.trim() === '') return serious(0, 'the file is empty');
  if (offset >= text.trimEnd().length) {
    const opener = unclosed.at(-1);
    if (opener === undefined) return serious(offset, 'the file ends too early');
    const opening = text.charAt(opener);
    return serious(opener, `the ${opening} that opens here is never closed, expected ${closingOf(opening)}`);
  }
  if (mismatch?.closing === offset) {
    const opening = text.charAt(mismatch.opening);
    const { line } = placeOf(mismatch.opening);
    const message = `found ${found}, but the ${opening} in line ${line} is still open, expected ${closingOf(opening)}`;
    return serious(offset, message);
  }
  const before = text.charAt(offset - 1);
  if (/^\d/.test(found) && /\d/.test(before))
    return serious(offset - 1, 'found a number that starts with 0, expected it without the 0');
  if (/^[“”„‟«»‘’']/.test(found))
    return serious(offset, `found the quotation mark ${found.charAt(0)}, expected the straight one: "`);
  return serious(offset, `found ${quote(found)}${adviceFor(found, before)}`);
}

function adviceFor(found: string, before: string): string {
  if (before === '"') return ' straight after a quotation mark; inside a text write a quotation mark as \\"';
  if (/^(true|false|null)$/i.test(found)) return ', expected it in small letters';
  return /^[\w$]/.test(found) ? ', expected it in double quotation marks' : ', which cannot be here';
}

const closingOf = (opening: string): string => (opening === '{' ? '}' : ']');
