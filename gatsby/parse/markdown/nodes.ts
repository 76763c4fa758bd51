import type { Node } from 'jsonc-parser';

const node = (type: Node['type'], offset: number, content: Pick<Node, 'value' | 'children'>): Node => ({
  type,
  offset,
  length: 0,
  ...content,
});

/** A value that is read as it is, with the place where messages point. */
export const valueNode = (value: unknown, offset: number): Node => node('null', offset, { value });

export const listNode = (children: Node[], offset: number): Node => node('array', offset, { children });

export type Property = readonly [key: string, offset: number, value: Node];

export const groupNode = (entries: readonly Property[], offset: number): Node => {
  const children = entries.map(([key, place, value]) =>
    node('property', place, { children: [valueNode(key, place), value] }),
  );
  return node('object', offset, { children });
};
