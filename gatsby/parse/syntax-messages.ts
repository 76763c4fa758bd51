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
  const [error] = errors;
  if (!error) return root;
  const { offset, message } = explain(text, error, errors[1]);
  const path = getLocation(text, offset).path.filter((key) => key !== '');
  mistakes.push({ offset, message, path });
  return undefined;
}

/** What is expected in place of each error of jsonc-parser. */
const expected: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a text in straight double quotation marks, or nothing',
  InvalidCharacter: 'a text without tabs and other control characters',
  InvalidEscapeCharacter: 'two backslashes in place of one',
  InvalidUnicode: String.raw`\u and four digits in this text`,
  InvalidCommentToken: 'no comment',
  UnexpectedEndOfString: 'a quotation mark at the end of the text, on the same line',
  PropertyNameExpected: 'a key in double quotation marks',
  ValueExpected: 'a text in straight double quotation marks, or without them a number, true, false, { or [',
  ColonExpected: 'a colon after the key',
  CommaExpected: String.raw`a comma or the right closing bracket; inside a text, a quotation mark is written \"`,
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'nothing after the last }, or one } less above',
};

/** Explains an error of jsonc-parser to someone who does not know JSON. */
function explain(text: string, { error, offset, length }: ParseError, next?: ParseError): Mistake {
  const code = printParseErrorCode(error);
  // After a word without quotation marks, the next error says what is expected in its place.
  const place = code === 'InvalidSymbol' && next ? printParseErrorCode(next.error) : code;
  const found = text.slice(offset, offset + length).replace(/^"|"$/g, '');
  return {
    offset: code === 'CommaExpected' ? text.slice(0, offset).trimEnd().length : offset,
    message: `${found ? `found ${quote(found)}` : 'the file ends here'}, expected ${expected[place] ?? 'JSON'}`,
  };
}
