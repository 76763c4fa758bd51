import type { Node } from 'jsonc-parser';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Mistake } from '../problem';
import { type Property, groupNode, listNode, valueNode } from './nodes';

/** YAML gives marks and line breaks many meanings. One rule for editors avoids all of them. */
const advice =
  'expected lines such as title: Terms here and above, with a space after the colon and without tabs, and a line --- below them; a text with a mark such as : # * & ! [ { @ is on one line, in straight double quotation marks';

/**
 * Parses front matter: YAML without references, tags, and comments after a text.
 *
 * @param start the offset of the text in its file
 */
export function parseFrontMatter(text: string, start: number, mistakes: Mistake[]): Property[] {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  const report = (offset: number) => mistakes.push({ offset: start + offset, message: advice });

  const offsetOf = (node: unknown, otherwise: number): number =>
    (node as { range?: [number] } | null)?.range?.[0] ?? otherwise;

  const entriesOf = (node: unknown): Property[] =>
    isMap(node)
      ? node.items.map(({ key, value }) => {
          const place = offsetOf(key, 0);
          return [String(isScalar(key) ? key.value : key), start + place, valueOf(value, place)];
        })
      : [];

  function valueOf(node: unknown, parent: number): Node {
    const offset = offsetOf(node, parent);
    const { anchor, tag } = (node ?? {}) as { anchor?: string; tag?: string };
    if (isAlias(node) || anchor || tag) report(offset);
    if (isSeq(node))
      return listNode(
        node.items.map((item) => valueOf(item, offset)),
        start + offset,
      );
    if (isMap(node)) return groupNode(entriesOf(node), start + offset);
    if (!isScalar(node)) return valueNode(null, start + offset);
    // A comment on a line of its own is one. After a text it is more likely a part of it.
    if (node.comment && !text.slice(node.range?.[1], node.range?.[2]).startsWith('\n'))
      report(text.indexOf('#', node.range?.[1]));
    const { value } = node;
    return valueNode(typeof value === 'string' ? value.trimEnd() : value, start + offset);
  }

  const [error] = [...document.errors, ...document.warnings];
  if (error) report(error.pos[0]);
  else if (document.contents && !isMap(document.contents)) report(offsetOf(document.contents, 0));
  return error ? [] : entriesOf(document.contents);
}
