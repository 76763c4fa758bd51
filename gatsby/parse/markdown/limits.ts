import type { Mistake } from '../problem';

/** Marks of a paragraph. The time for those that are not closed grows with the square of their number. */
const mostMarks = 500;

/** Lines of a paragraph. In a quote, the time grows with the square of their number. */
const mostLines = 1000;

/** Quotes and lists inside each other at the start of a line: more than the levels that a text can have. */
const mostLevels = 12;

/** The same of all lines together, besides the first level of each. */
const mostInnerLevels = 500;

const fence = /^ {0,3}(?:`{3}|~{3})/;
const levels = /^(?: *(?:>|[-*+] |\d{1,9}[.)] ))+/;
/** A line that cannot go on with the paragraph above it. */
const blockStart = /^\s*$|^ *(?:[-*+|#]|\d{1,9}[.)] )/;

/** Finds what would take the parser too long, before it parses. Code is no Markdown. */
export function findExcess(text: string, report: (mistake: Mistake) => void): void {
  let [offset, start, marks, lines, innerLevels] = [0, 0, 0, 0, 0];
  let isCode = false;
  const check = (isTooMuch: boolean, at: number, found: string, expected: string) => {
    if (isTooMuch) report({ offset: at, message: `found ${found}, expected ${expected}` });
  };
  for (const line of text.split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    if (!isCode) {
      if (blockStart.test(line)) [start, marks, lines] = [offset, 0, 0];
      const level = levels.exec(line)?.[0].match(/[>\-*+]|\d+/g)?.length ?? 0;
      const inner = Math.min(Math.max(0, level - 1), mostLevels);
      const own = line.match(/[*_[`]/g)?.length ?? 0;
      check(
        level > mostLevels,
        offset,
        `${level} quotes and lists inside each other`,
        `at most ${mostLevels}`,
      );
      check(
        innerLevels <= mostInnerLevels && innerLevels + inner > mostInnerLevels,
        offset,
        `more than ${mostInnerLevels} quotes and lists inside others`,
        'fewer in one text',
      );
      check(
        marks <= mostMarks && marks + own > mostMarks,
        start,
        `a paragraph with more than ${mostMarks} marks such as *, _ and [`,
        'shorter ones',
      );
      check(lines === mostLines, start, `a paragraph with more than ${mostLines} lines`, 'shorter ones');
      marks += own;
      lines += 1;
      innerLevels += inner;
    }
    offset += line.length + 1;
  }
}
