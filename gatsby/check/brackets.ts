import { createScanner } from 'jsonc-parser';

/** No content is nested this deep. Deeper text would overflow the stack of the parser. */
const deepest = 64;

const openingOf = { '}': '{', ']': '[' };

export interface Brackets {
  /** Offset of the first bracket that is nested too deeply. */
  tooDeep?: number;
  /** Offsets of the brackets that are never closed, outermost first. */
  unclosed: number[];
  /** The first closing bracket of the wrong kind, and the opening one it should match. */
  mismatch?: { closing: number; opening: number };
}

/** Matches the brackets of a JSON text that may be malformed. */
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
