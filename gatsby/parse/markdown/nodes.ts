import type { Node } from 'jsonc-parser';

/** A value that is read as it is, with the place where messages point. */
export const valueNode = (value: unknown, offset: number): Node => ({
  type: 'null',
  offset,
  length: 0,
  value,
});

export const listNode = (children: Node[], offset: number): Node => ({
  type: 'array',
  offset,
  length: 0,
  children,
});

/** A key, its place, and its value. */
export type Entry = readonly [key: string, offset: number, value: Node];

export const groupNode = (entries: readonly Entry[], offset: number): Node => ({
  type: 'object',
  offset,
  length: 0,
  children: entries.map(([key, place, value]) => ({
    type: 'property',
    offset: place,
    length: 0,
    children: [valueNode(key, place), value],
  })),
});
