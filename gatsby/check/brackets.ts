/** No content is nested this deep. Deeper text would overflow the stack of the parser. */
export const deepest = 64;

const tokens = /"(?:\\[^]|[^"\\\r\n])*"?|\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)|[{}[\]]/g;

/** The offsets of the brackets that are open at the end of a text, outermost first, up to one more than `deepest`. */
export function openBrackets(text: string): number[] {
  const open: number[] = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(index);
    // One of the wrong kind closes nothing.
    else if (token === closingOf(text.charAt(open.at(-1) ?? text.length))) open.pop();
    if (open.length > deepest) break;
  }
  return open;
}

export const closingOf = (opening: string): string => (opening === '{' ? '}' : ']');

/** A bracket that is never closed, and the place where its closing bracket is missing. */
interface Unclosed {
  opener: number;
  end: number;
}

/**
 * Finds the first bracket that is not closed where the indentation says so: a line that is indented like the line of the
 * bracket, or less, starts with the closing one. The parser takes the closing bracket of an outer group for it, and finds
 * the mistake much later.
 */
export function unclosedByIndentation(text: string): Unclosed | undefined {
  const open: { offset: number; indentation: number }[] = [];
  let end = 0;
  for (const { 0: line, 1: spaces = '', index: start } of text.matchAll(/^([ \t]*)\S.*$/gm)) {
    const top = open.at(-1);
    const isOutside = top && spaces.length <= top.indentation;
    if (isOutside && line.charAt(spaces.length) !== closingOf(text.charAt(top.offset)))
      return { opener: top.offset, end };
    for (const { 0: token, index } of line.matchAll(tokens)) {
      if (token === '{' || token === '[') open.push({ offset: start + index, indentation: spaces.length });
      else if (token === '}' || token === ']') open.pop();
    }
    end = start + line.replace(/[\s,]*$/, '').length;
  }
  return undefined;
}
