import type { Node } from 'jsonc-parser';
import type { FieldPath, Place } from './problem';

/**
 * Prepares a text for asking where an offset lies.
 *
 * @param text the whole text
 * @returns a function from an offset in UTF-16 units to line and column
 */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0];
  for (const { index, 0: ending } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + ending.length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Where a field stands: its value, and its key where it has one. */
export interface FieldOffsets {
  value: number;
  key: number;
}

/**
 * Finds a field in a parsed text. Of a key that is written twice the last one counts, as everywhere in JSON.
 *
 * @param root the parsed text
 * @param path the field's path
 * @returns where the field stands, or where its nearest existing parent does
 */
export function findOffsets(root: Node, path: FieldPath): FieldOffsets {
  let node = root;
  let found: FieldOffsets = { value: root.offset, key: root.offset };
  for (const key of path) {
    const child = typeof key === 'number' ? node.children?.[key] : propertyOf(node, key);
    if (!child) return found;
    const value = child.type === 'property' ? child.children?.[1] : child;
    found = { key: child.offset, value: (value ?? child).offset };
    if (!value) return found;
    node = value;
  }
  return found;
}

function propertyOf(node: Node, key: string): Node | undefined {
  return node.children?.findLast((child) => child.children?.[0]?.value === key);
}
