import { createScanner } from 'jsonc-parser';

/** No content type comes near this depth; deeper text would exhaust the parser's stack. */
const deepest = 64;

const openingOf = { '}': '{', ']': '[' };

/** What a look at the brackets alone tells about a text. */
export interface Brackets {
  /** Offset of the first bracket that is nested too deeply for any content. */
  tooDeep?: number;
  /** Offsets of the brackets that are opened and never closed, outermost first. */
  unclosed: number[];
  /** The first bracket that closes another kind than was opened last, and the one that was. */
  mismatch?: { closing: number; opening: number };
}

/**
 * Follows the brackets of a JSON text without parsing it.
 *
 * @param text a text that may be malformed
 * @returns where it nests too deeply and which brackets stay open
 */
export function followBrackets(text: string): Brackets {
  const scanner = createScanner(text, true);
  const unclosed: number[] = [];
  let mismatch: Brackets['mismatch'];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const first = text.charAt(scanner.getTokenOffset());
    if (first === '{' || first === '[') {
      unclosed.push(scanner.getTokenOffset());
      if (unclosed.length > deepest) return { tooDeep: scanner.getTokenOffset(), unclosed };
    } else if (first === '}' || first === ']') {
      const opening = unclosed.pop();
      if (opening === undefined || text.charAt(opening) === openingOf[first]) continue;
      mismatch ??= { closing: scanner.getTokenOffset(), opening };
    }
  }
  return { unclosed, ...(mismatch && { mismatch }) };
}
