import type { ProseElement, ProseNode } from '../../../src/content-model/prose-node';
import { textOf } from './headings';
import type { Part } from './tree';

type Row = Part & { type: 'tableRow' };
type Cell = Part & { type: 'tableCell' };

/** Makes the elements of a table. Its name, which screen readers need where it scrolls, has the words of its first row. */
export function tableElement(
  { align, children: rows }: Part & { type: 'table' },
  contentOf: (cell: Cell) => ProseNode[],
): ProseElement {
  const rowOf = (tag: 'th' | 'td', cells: readonly Cell[]): ProseElement => ({
    tag: 'tr',
    children: cells.map((cell, index) => {
      const children = contentOf(cell);
      const side = align?.[index];
      // A heading without words is none.
      return { tag: children.length > 0 ? tag : 'td', ...(side && { align: side }), children };
    }),
  });
  const [first, ...others] = rows.map(({ children }, index) => rowOf(index === 0 ? 'th' : 'td', children));
  const names = (first?.children ?? []).map((cell) => textOf([cell])).filter(Boolean);
  return {
    tag: 'table',
    name: names.join(', '),
    children: [
      { tag: 'thead', children: first ? [first] : [] },
      { tag: 'tbody', children: others },
    ],
  };
}

/** Explains a first row that names no column, and a row with other cells than it, such as a sentence below the table. */
export function explainRow({ children: cells }: Row, { children: first }: Row): string | undefined {
  if (cells === first && cells.every(({ children }) => children.length === 0))
    return 'found a table without words in its first row, expected the headings of its columns';
  if (cells.length < first.length)
    return `found ${cells.length} of ${first.length} cells; a text below a table has an empty line above it`;
  return cells.length > first.length
    ? `found ${cells.length} cells, expected ${first.length} as in the first row; to show a |, write \\|`
    : undefined;
}
