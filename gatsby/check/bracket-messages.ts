import { closingOf, openBrackets, unclosedByIndentation } from './brackets';
import { placeIn } from './problem';

/** Explains a key where a list continues, or where a value is expected. */
export function missingBeforeKey(text: string, before: string, opener = 0): [number, string] | undefined {
  const [key = '', comma] = /(,?)\s*"[^"]*"$/.exec(before) ?? [];
  const end = before.slice(0, before.length - key.length).trimEnd().length;
  const last = text.charAt(end - 1);
  if (last === '[' || (last === ':' && key.includes('\n')))
    return [end, 'a { is missing here, before the first key of the group'];
  if (text.charAt(opener) !== '[' || !comma) return undefined;
  const brace = missingBrace(text, before.length - key.trimStart().length + 1, opener);
  if (brace) return brace;
  return [end, `a ] is missing here; it closes the [ in line ${placeIn(text, opener).line}`];
}

/** Explains a key in a list of groups, unless its indentation says that the list has ended. */
export function missingBrace(text: string, offset: number, opener: number): [number, string] | undefined {
  const indentation = (place: number) =>
    /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', place - 1) + 1))?.[0].length ?? 0;
  const before = text.slice(0, offset).trimEnd();
  if (!/\},?$/.test(before) || indentation(offset) <= indentation(opener)) return undefined;
  return [before.length, 'a { is missing here, before the first key of the group'];
}

/** Explains a closing bracket or the end of the file that does not fit the bracket that is open there. */
export function wrongBracket(text: string, before: string, opener: number, found: string): [number, string] {
  const opening = text.charAt(opener);
  const lineOf = (offset: number) => placeIn(text, offset).line;
  if (found === ']' && !openBrackets(before).some((offset) => text.charAt(offset) === '['))
    return [before.length, 'found a ] here, but no [ is open; is the [ at the start of the list missing?'];
  const closing = closingOf(opening);
  const unclosed = unclosedByIndentation(text);
  if (unclosed && text.charAt(unclosed.opener) === opening)
    return [
      unclosed.end,
      `a ${closing} is missing here; it closes the ${opening} in line ${lineOf(unclosed.opener)}`,
    ];
  const atEnd = before.length === text.trimEnd().length ? ', at the end of the file' : '';
  return [
    before.length,
    `a ${closing} is missing here${atEnd}; it closes the ${opening} in line ${lineOf(opener)}`,
  ];
}
