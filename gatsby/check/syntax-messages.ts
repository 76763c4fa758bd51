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
export function explainSyntaxError(source: MalformedText, error: ParseError): SyntaxProblem {
  const { offset, length } = error;
  const found = source.text.slice(offset, offset + length);

  switch (printParseErrorCode(error.error)) {
    case 'InvalidCommentToken':
      return commentProblem(offset, found);
    case 'InvalidCharacter':
      return {
        offset: offset + found.search(controlCharacter),
        message: controlCharacterMessage(found),
        doubt: 'text',
      };
    case 'InvalidEscapeCharacter':
      return {
        offset: offset + wrongEscape(found),
        message: 'found a backslash that means nothing here, expected two: \\\\',
        doubt: 'text',
      };
    case 'InvalidUnicode':
      return {
        offset: offset + wrongEscape(found),
        message: 'found an unfinished \\u code, expected \\u and four digits',
        doubt: 'text',
      };
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
      return missingComma(source.text, offset) ?? unexpected(source, offset, found);
    case 'ColonExpected':
      return missingColon(source.text, offset) ?? unexpected(source, offset, found);
    default:
      return strayComma(source.text, offset) ?? unexpected(source, offset, found);
  }
}

const serious = (offset: number, message: string): SyntaxProblem => ({ offset, message, doubt: 'rest' });

function commentProblem(offset: number, found: string): SyntaxProblem {
  if (found.startsWith('/*') && !/^.{2}.*\*\/$/s.test(found)) {
    return serious(offset, 'found a comment that is never closed, expected none');
  }
  return { offset, message: 'found a comment, expected none; these files take no comments', doubt: 'mark' };
}

const controlCharacter = /[\u0000-\u001f]/;

function controlCharacterMessage(found: string): string {
  return controlCharacter.exec(found)?.[0] === '\t'
    ? 'found a tab inside a text, expected a space'
    : 'found an invisible control character inside a text, expected none';
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

function missingColon(text: string, offset: number): SyntaxProblem | undefined {
  if (!startsValue.test(text.charAt(offset))) return undefined;
  return serious(text.slice(0, offset).trimEnd().length, 'a colon is missing here');
}

function strayComma(text: string, offset: number): SyntaxProblem | undefined {
  const before = text.slice(0, offset).trimEnd();
  const next = text.charAt(offset);
  if (before.endsWith(':') && /[,}\]]/.test(next)) {
    return serious(before.length, 'a value is missing after the colon');
  }
  if (next === ',') return serious(offset, 'found a comma too many');
  if (!before.endsWith(',') || !/[}\]]/.test(next)) return undefined;
  const message = `found a comma before the closing ${next}, expected none after the last entry`;
  return { offset: before.length - 1, message, doubt: 'mark' };
}

function unexpected(
  { text, brackets, placeOf }: MalformedText,
  offset: number,
  found: string,
): SyntaxProblem {
  if (text.trim() === '') return serious(0, 'the file is empty');
  if (offset >= text.trimEnd().length) return endTooEarly(text, offset, brackets);

  const { mismatch } = brackets;
  if (mismatch?.closing === offset) {
    const opening = text.charAt(mismatch.opening);
    const { line } = placeOf(mismatch.opening);
    const message = `found ${found}, but the ${opening} in line ${line} is still open, expected ${closingOf(opening)}`;
    return serious(offset, message);
  }
  if (/^[“”„‟«»‘’']/.test(found)) {
    return serious(offset, `found the quotation mark ${found.charAt(0)}, expected the straight one: "`);
  }
  if (text.charAt(offset - 1) === '"') {
    const advice = 'inside a text write a quotation mark as \\"';
    return serious(offset, `found ${quote(found)} straight after a quotation mark; ${advice}`);
  }
  if (/^(true|false|null)$/i.test(found)) {
    return serious(offset, `found ${quote(found)}, expected it in small letters`);
  }
  if (/^\d/.test(found) && /\d/.test(text.charAt(offset - 1))) {
    return serious(offset - 1, 'found a number that begins with 0, expected none that does');
  }
  if (/^[\w$]/.test(found)) {
    return serious(offset, `found ${quote(found)}, expected it in double quotation marks`);
  }
  return serious(offset, `found ${quote(found)}, which cannot stand here`);
}

function endTooEarly(text: string, offset: number, { unclosed }: Brackets): SyntaxProblem {
  const opener = unclosed.at(-1);
  if (opener === undefined) return serious(offset, 'the file ends too early');
  const opening = text.charAt(opener);
  return serious(opener, `the ${opening} that opens here is never closed, expected ${closingOf(opening)}`);
}

const closingOf = (opening: string): string => (opening === '{' ? '}' : ']');
