import type { ProseNode } from './prose';

/** The ids of the headings of a text, which links can lead to. */
export const headingIds = (blocks: readonly ProseNode[] = []): string[] =>
  blocks.flatMap((node) => (typeof node === 'string' ? [] : (node.id ?? [])));
