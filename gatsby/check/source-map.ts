import type { Node } from 'jsonc-parser';
import type { FieldPath, Place } from './problem';

/** Returns a function that converts an offset in UTF-16 units to line and column. */
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

/** The offsets of a field: of its value and of its key, if it has one. */
export interface FieldOffsets {
  value: number;
  key: number;
}

/**
 * Finds a field, or its nearest existing parent. Of a repeated key the last one counts, as in JSON.parse;
 * `findNodeAtLocation` of jsonc-parser returns the first.
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
