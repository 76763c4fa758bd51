import { getLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Mistake, quote } from './problem';

/**
 * Parses strict JSON: no comments, no trailing commas.
 *
 * @param mistakes receives the first mistake: later ones are mostly its consequences
 */
export function parseStrict(text: string, mistakes: Mistake[]): Node | undefined {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error, next] = errors;
  if (!error) return root;
  const { offset, message } = explain(text, error, next);
  const path = getLocation(text, offset).path.filter((key) => key !== '');
  mistakes.push({ offset, message, path });
  return undefined;
}

const mistakesOfTokens: Readonly<Record<string, string>> = {
  InvalidCharacter: 'found a tab or another control character in this text, expected none',
  InvalidEscapeCharacter: 'found a backslash that means nothing in this text, expected two: \\\\',
  InvalidUnicode: 'found an unfinished \\u code in this text, expected \\u and four digits',
  InvalidCommentToken: 'found a comment, expected none; these files take no comments',
  UnexpectedEndOfString: 'the quotation mark that opens here is never closed on its line',
};

const expected: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in double quotation marks',
  ValueExpected: 'a text in straight double quotation marks, or without them a number, true, false, { or [',
  ColonExpected: 'a colon after the key',
  CommaExpected: 'a comma or the right closing bracket; inside a text, a quotation mark is written \\"',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'nothing after the last }, or one } less above',
};

/** Explains an error of jsonc-parser to someone who does not know JSON. */
function explain(text: string, { error, offset, length }: ParseError, next?: ParseError): Mistake {
  const code = printParseErrorCode(error);
  const found = text.slice(offset, offset + length);
  const message = mistakesOfTokens[code];
  if (message) return { offset, message };
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
