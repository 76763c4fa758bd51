/**
 * Breaks a text into as few lines as fit a width, of lengths as equal as can be.
 *
 * @param text words with spaces between them
 * @param widest in the unit of `measure`
 * @param measure gives the width of a line
 * @returns the lines; a word that is too wide has a line of its own
 */
export function breakLines(text: string, widest: number, measure: (line: string) => number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const fill = (width: number): string[] => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const { length } = fill(widest);
  // The narrowest column with as many lines is the most even one.
  let narrow = 0;
  let wide = widest;
  while (wide - narrow > widest / 100) {
    const middle = (narrow + wide) / 2;
    if (fill(middle).length > length) narrow = middle;
    else wide = middle;
  }
  return fill(wide);
}
