import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { quote } from './problem';

/** What is wrong with the text at an offset. */
export interface SyntaxProblem {
  offset: number;
  message: string;
  /** Whether the parser knows for sure how to read on, so that later findings can be trusted. */
  isHarmless: boolean;
}

/**
 * Explains one error of the parser to somebody who knows no JSON.
 *
 * @param text the whole text
 * @param error what the parser found
 * @param unclosed offsets of brackets that are never closed
 * @returns the problem, at the place where it is mended
 */
export function explainSyntaxError(
  text: string,
  error: ParseError,
  unclosed: readonly number[],
): SyntaxProblem {
  const { offset, length } = error;
  const found = text.slice(offset, offset + length);
  const harmless = (message: string, at = offset): SyntaxProblem => ({
    offset: at,
    message,
    isHarmless: true,
  });
  const serious = (message: string, at = offset): SyntaxProblem => ({
    offset: at,
    message,
    isHarmless: false,
  });

  switch (printParseErrorCode(error.error)) {
    case 'InvalidCommentToken':
      return harmless(`found a comment, expected none; these files take no comments`);
    case 'InvalidCharacter':
      return harmless(controlCharacterMessage(found), offset + Math.max(0, found.search(controlCharacter)));
    case 'InvalidEscapeCharacter':
      return harmless(
        'found a backslash that means nothing here, expected two: \\\\',
        offset + wrongEscape(found),
      );
    case 'InvalidUnicode':
      return harmless(
        'found an unfinished \\u code, expected \\u and four digits',
        offset + wrongEscape(found),
      );
    case 'UnexpectedEndOfString':
      return serious('the quotation mark that opens here is never closed on its line');
    case 'UnexpectedEndOfComment':
      return serious('found a comment, expected none; these files take no comments');
    case 'UnexpectedEndOfNumber':
      return serious(`found the unfinished number ${quote(found)}`);
    case 'EndOfFileExpected':
      return serious(`found ${quote(found)} after the end of the content; is there a bracket too many?`);
    case 'CommaExpected':
      return commaProblem(text, offset) ?? unexpectedProblem(text, offset, found, unclosed);
    default:
      return trailingCommaProblem(text, offset) ?? unexpectedProblem(text, offset, found, unclosed);
  }
}

const controlCharacter = /[\u0000-\u001f]/; // eslint-disable-line no-control-regex

function controlCharacterMessage(found: string): string {
  return controlCharacter.exec(found)?.[0] === '\t'
    ? 'found a tab inside a text, expected a space'
    : 'found an invisible control character inside a text, expected none';
}

/** The first backslash of a string's source that starts no escape JSON knows. */
function wrongEscape(source: string): number {
  for (const { index, 0: escape } of source.matchAll(/\\(u[\da-f]{4}|[^u]|u)/gi)) {
    if (!/^\\(u[\da-f]{4}|["\\/bfnrt])$/i.test(escape)) return index;
  }
  return 0;
}

/** A value or a key that follows another without a comma: mended right behind the earlier one. */
function commaProblem(text: string, offset: number): SyntaxProblem | undefined {
  const before = text.slice(0, offset).trimEnd();
  const startsValue = /["\d{[tfn-]/.test(text.charAt(offset));
  // Without a space between them it is rather a quotation mark within a text or a number gone wrong.
  if (!startsValue || (before.length === offset && /["\w]$/.test(before))) return undefined;
  return { offset: before.length, message: 'a comma is missing here', isHarmless: true };
}

function trailingCommaProblem(text: string, offset: number): SyntaxProblem | undefined {
  const before = text.slice(0, offset).trimEnd();
  const next = text.charAt(offset);
  if (next === ',') {
    return { offset, message: 'found a comma too many', isHarmless: false };
  }
  if (!before.endsWith(',') || !/[}\]]/.test(next)) return undefined;
  const message = `found a comma before the closing ${next}, expected none after the last entry`;
  return { offset: before.length - 1, message, isHarmless: true };
}

function unexpectedProblem(
  text: string,
  offset: number,
  found: string,
  unclosed: readonly number[],
): SyntaxProblem {
  const serious = (message: string, at = offset): SyntaxProblem => ({
    offset: at,
    message,
    isHarmless: false,
  });
  if (text.trim() === '') return serious('the file is empty', 0);
  if (offset >= text.trimEnd().length) {
    const opener = unclosed.at(-1);
    if (opener === undefined) return serious('the file ends too early');
    const closer = text.charAt(opener) === '{' ? '}' : ']';
    return serious(`the ${text.charAt(opener)} that opens here is never closed, expected ${closer}`, opener);
  }
  if (/^[“”„‟«»‘’']/.test(found)) {
    return serious(`found the quotation mark ${found.charAt(0)}, expected the straight one: "`);
  }
  if (text.charAt(offset - 1) === '"') {
    return serious(
      `found ${quote(found)} straight after a quotation mark; inside a text write a quotation mark as \\"`,
    );
  }
  if (/^(true|false|null)$/i.test(found)) {
    return serious(`found ${quote(found)}, expected it in small letters`);
  }
  if (/^[\w$]/.test(found)) return serious(`found ${quote(found)}, expected it in double quotation marks`);
  return serious(`found ${quote(found)}, which cannot stand here`);
}
