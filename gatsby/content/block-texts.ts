import type { ProseNode } from '../../src/ui/prose';
import type { Field, FieldPath } from './definitions/definitions';

/** The words of each paragraph, heading or other block of a Markdown text. */
export const blockTexts = (blocks: unknown, path: FieldPath): Field[] =>
  Array.isArray(blocks)
    ? blocks.map((block: ProseNode, index) => ({
        schema: { type: 'string', format: 'prose' },
        value: wordsOf(block),
        path: [...path, index],
      }))
    : [];

/** Code is not words. */
const wordsOf = (node: ProseNode): string => {
  if (typeof node === 'string') return node;
  return node.tag === 'pre' ? '' : (node.children ?? []).map(wordsOf).join(' ');
};
