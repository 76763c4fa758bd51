import type { ProseElement, ProseNode } from '../../../src/content-model/prose-node';
import { isRecord } from '../../definitions/definitions';
import { arrayAt } from './languages';

export const headingsIn = (value: unknown): readonly ProseElement[] =>
  (arrayAt(isRecord(value) && value.body, 'blocks') as ProseNode[]).filter(
    (block): block is ProseElement => typeof block === 'object' && block.id !== undefined,
  );

/**
 * Gives the headings of a translated text the ids of the first language, one after the other: ids are made of words, and a
 * link to another language keeps the anchor.
 *
 * @returns the value, and how many headings both have if their numbers differ: then the ids stay as they are
 */
export function inheritHeadingIds(value: unknown, original: unknown) {
  const own = headingsIn(value);
  const others = headingsIn(original);
  if (own.length !== others.length) return { value, numbers: [own.length, others.length] as const };
  if (!isRecord(value) || !isRecord(value.body) || own.length === 0) return { value };
  const ids = new Map(own.map((heading, index) => [heading, others[index]?.id]));
  const blocks = arrayAt(value.body, 'blocks').map((block) => {
    const id = ids.get(block as ProseElement);
    return id ? { ...(block as ProseElement), id } : block;
  });
  return { value: { ...value, body: { ...value.body, blocks } } };
}
