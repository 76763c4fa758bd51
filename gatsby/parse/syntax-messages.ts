import { getLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Mistake, quote } from './problem';

/** No content is nested this deep. Deeper text would overflow the stack of the parser. */
const deepest = 64;

/** The offset of the first bracket that is nested too deeply. */
function findDeepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:\\[^]|[^"\\\r\n])*"?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}

/**
 * Parses strict JSON: no comments, no trailing commas. It never throws.
 *
 * @param mistakes receives the first mistake: later ones are mostly its consequences
 */
export function parseStrict(text: string, mistakes: Mistake[]): Node | undefined {
  const tooDeep = findDeepBracket(text);
  if (tooDeep !== undefined) {
    mistakes.push({ offset: tooDeep, message: 'the brackets are nested too deeply here' });
    return undefined;
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error, next] = errors;
  if (!error) return root;
  const { offset, message } = explain(text, error, next);
  const path = getLocation(text, offset).path.filter((key) => key !== '');
  mistakes.push({ offset, message, path });
  return undefined;
}

/** Mistakes inside a text, and the part of the text that they are about. */
const inText: Readonly<Record<string, readonly [part: RegExp, message: string]>> = {
  InvalidCharacter: [/[\0-\x1f]/, 'found a tab or another control character inside a text, expected none'],
  InvalidEscapeCharacter: [
    // An even number of backslashes before it are escapes of their own.
    /(?<=(?<!\\)(?:\\\\)*)\\(?!["\\/bfnrtu])/,
    'found a backslash that means nothing here, expected two: \\\\',
  ],
  InvalidUnicode: [
    /(?<=(?<!\\)(?:\\\\)*)\\u(?![\da-fA-F]{4})/,
    'found an unfinished \\u code, expected \\u and four digits',
  ],
};

/** What JSON allows in place of something else. */
const expected: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in double quotation marks',
  ValueExpected: 'a text in straight double quotation marks, or without them a number, true, false, { or [',
  ColonExpected: 'a colon after the key',
  CommaExpected: 'a comma or the right closing bracket; inside a text, a quotation mark is written \\"',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'nothing after the end of the content',
};

/** Explains an error of jsonc-parser to someone who does not know JSON. */
function explain(text: string, { error, offset, length }: ParseError, next?: ParseError): Mistake {
  const code = printParseErrorCode(error);
  const found = text.slice(offset, offset + length);
  const [part, message] = inText[code] ?? [];
  if (part && message) return { offset: offset + Math.max(0, found.search(part)), message };
  if (code === 'InvalidCommentToken')
    return { offset, message: 'found a comment, expected none; these files take no comments' };
  if (code === 'UnexpectedEndOfString')
    return { offset, message: 'the quotation mark that opens here is never closed on its line' };
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /^[}\]]/.test(found))
    return {
      offset: before.length - 1,
      message: `found a comma before the closing ${found}, expected none`,
    };
  const token = found ? `found ${quote(found.replace(/^"|"$/g, ''))}` : 'the file ends here';
  // After a word without quotation marks, the next error says what is expected in its place.
  const isAfterEnd = found !== '' && before.endsWith('}') && getLocation(text, offset).path.length === 0;
  if (isAfterEnd) return { offset, message: `${token}, expected ${expected.EndOfFileExpected}` };
  const place = code === 'InvalidSymbol' && next ? printParseErrorCode(next.error) : code;
  return {
    offset: code === 'CommaExpected' ? before.length : offset,
    message: `${token}, expected ${expected[place] ?? 'a text in straight double quotation marks, or nothing'}`,
  };
}
