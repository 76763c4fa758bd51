import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { FieldPath } from '../content/definitions/definitions';
import { missingBeforeKey, missingBrace, wrongBracket } from './bracket-messages';
import { deepest, openBrackets } from './brackets';
import { placeIn, quote } from './problem';

/** A mistake in the encoding or the syntax of a file. */
export interface Mistake {
  /** What becomes ambiguous: nothing ("mark"), the value of one text ("text"), or all that follows ("rest"). */
  doubt: 'mark' | 'text' | 'rest';
  offset: number;
  message: string;
  /** The field, if it is known. */
  path?: FieldPath;
}

export const mistake = (
  doubt: Mistake['doubt'],
  offset: number,
  message: string,
  path?: FieldPath,
): Mistake => ({ doubt, offset, message, path });

/** Finds the marks that Git writes around two versions of the same lines. */
export function findConflict(text: string): Mistake[] {
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  const message =
    'found a merge conflict; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>';
  return conflict < 0 ? [] : [mistake('rest', conflict, message)];
}

/**
 * Parses strict JSON: no comments, no trailing commas. It never throws.
 *
 * @param mistakes receives mistakes up to the first that makes the rest ambiguous: later ones are mostly its consequences
 */
export function parseStrict(text: string, mistakes: Mistake[]): Node | undefined {
  const tooDeep = openBrackets(text)[deepest];
  if (tooDeep !== undefined) {
    mistakes.push(mistake('rest', tooDeep, 'the brackets are nested too deeply here'));
    return undefined;
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const found = new Map<number, Mistake>();
  for (const error of errors) {
    const explained = explainSyntaxError(text, error);
    if (!found.has(explained.offset)) found.set(explained.offset, explained);
    if (explained.doubt === 'rest') break;
  }
  mistakes.push(...found.values());
  return root;
}

const startsValue = /["\d{[tfn-]/;

/** A backslash that does not start an escape. An even number of backslashes before it are escapes of their own. */
const wrongEscape = /(?<=(?<!\\)(?:\\\\)*)\\(?!u[\da-fA-F]{4}|["\\/bfnrt])/;

/** Explains an error of jsonc-parser to someone who does not know JSON, at the place where it is fixed. */
function explainSyntaxError(text: string, { error, offset, length }: ParseError): Mistake {
  const found = text.slice(offset, offset + length);
  const next = text.charAt(offset);
  const before = text.slice(0, offset).trimEnd();
  const inText = (pattern: RegExp, message: string) =>
    mistake('text', offset + found.search(pattern), message);

  switch (printParseErrorCode(error)) {
    case 'InvalidCommentToken':
      return found.startsWith('/*') && !/^.{2}.*\*\/$/s.test(found)
        ? mistake('rest', offset, 'found a comment that is never closed, expected none')
        : mistake('mark', offset, 'found a comment, expected none; these files take no comments');
    case 'InvalidCharacter':
      return /^[^\u0000-\u001f]*\t/.test(found)
        ? inText(/\t/, 'found a tab inside a text, expected a space')
        : inText(/[\u0000-\u001f]/, 'found an invisible control character inside a text, expected none');
    case 'InvalidEscapeCharacter':
      return inText(wrongEscape, 'found a backslash that means nothing here, expected two: \\\\');
    case 'InvalidUnicode':
      return inText(wrongEscape, 'found an unfinished \\u code, expected \\u and four digits');
    case 'UnexpectedEndOfString':
      return mistake('rest', offset, 'the quotation mark that opens here is never closed on its line');
    case 'UnexpectedEndOfNumber':
      return mistake('rest', offset, `found the unfinished number ${quote(found)}`);
    case 'EndOfFileExpected': {
      const isEntry = /^,?\s*\{/.test(text.slice(offset));
      const advice = isEntry
        ? 'move the entry into its list, between [ and ]'
        : 'is there a bracket too many?';
      const message = `found ${quote(found)} after the end of the content; ${advice}`;
      return mistake('rest', offset, message);
    }
    case 'CommaExpected': {
      // Without a space between them, the cause is more likely a quotation mark in a text or a malformed number.
      const isGlued = before.length === offset && /["\w]$/.test(before);
      const opener = openBrackets(before).at(-1) ?? offset;
      if (text.charAt(opener) === '[' && /^"[^"\r\n]*"\s*:/.test(text.slice(offset)))
        return mistake(
          'rest',
          ...(missingBrace(text, offset, opener) ?? wrongBracket(text, before, opener, found)),
        );
      const isEntryInGroup = next === '{' && text.charAt(opener) === '{';
      if (isGlued || isEntryInGroup || !startsValue.test(next)) break;
      return mistake('mark', before.length, 'a comma is missing here');
    }
    case 'ColonExpected':
      if (!startsValue.test(next)) break;
      return mistake('rest', before.length, 'a colon is missing here');
    default:
      if (before.endsWith(':') && /[,}\]]/.test(next))
        return mistake('rest', before.length, 'a value is missing after the colon');
      if (next === ',') return mistake('rest', offset, 'found a comma too many');
      if (before.endsWith(',') && /[}\]]/.test(next)) {
        const message = `found a comma before the closing ${next}, expected none after the last entry`;
        return mistake('mark', before.length - 1, message);
      }
  }
  const [start, message] = unexpected(text, offset, found);
  return mistake('rest', start, message);
}

function unexpected(text: string, offset: number, found: string): [offset: number, message: string] {
  if (text.trim() === '') return [0, 'the file is empty'];
  if (/^---\s/.test(text))
    return [0, 'found a text in Markdown, expected JSON; the name of such a file ends in .md'];
  const before = text.slice(0, offset).trimEnd();
  const previous = text.charAt(offset - 1);
  const opener = openBrackets(before).at(-1);
  const opening = text.charAt(opener ?? text.length);
  const isAtEnd = offset >= text.trimEnd().length;
  if (isAtEnd && opener === undefined) return [offset, 'the file ends too early'];
  const missing = found === ':' && missingBeforeKey(text, before, opener);
  if (missing) return missing;
  if (opener !== undefined && (isAtEnd || /[}\]]/.test(found)))
    return wrongBracket(text, before, opener, found);
  const [around, group] = openBrackets(before).slice(-2);
  if (opening === '{' && found === '{' && group !== undefined && text.charAt(around ?? 0) === '[') {
    const end = before.replace(/[\s,]+$/, '').length;
    return [end, `a } is missing here; it closes the { in line ${placeIn(text, group).line}`];
  }
  if (opening === '{' && found === '{') {
    // After a list it is an entry of it. Elsewhere it is a whole group that was pasted in place of its keys.
    const isPasted = group === undefined && !/\],?$/.test(before);
    const advice = isPasted ? 'delete this { and its }' : 'move the entry into its list, between [ and ]';
    return [offset, `found a { where a key is expected; ${advice}`];
  }
  if (/^\d/.test(found) && /\d/.test(previous))
    return [offset - 1, 'found a number that starts with 0, expected it without the 0'];
  return [
    offset,
    /^[“”„‟«»‘’']/.test(found)
      ? `found the quotation mark ${found.charAt(0)}, expected the straight one: "`
      : `found ${quote(found)}${adviceFor(found, previous)}`,
  ];
}

function adviceFor(found: string, previous: string): string {
  if (/^={7}/.test(found)) return ', the rest of a merge conflict; delete the line';
  if (previous === '"')
    return ' straight after a quotation mark; inside a text write a quotation mark as \\"';
  if (/^[\u00a0\u2007\u202f]/.test(found)) return ', a no-break space, expected a normal space';
  if (/^(true|false|null)$/i.test(found)) return ', expected it in small letters';
  return /^[\w$]/.test(found) ? ', expected it in double quotation marks' : ', which cannot be here';
}
