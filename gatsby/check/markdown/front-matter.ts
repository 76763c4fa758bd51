import type { Node } from 'jsonc-parser';
import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument, visit, type YAMLError } from 'yaml';
import { quote } from '../problem';
import { type Mistake, mistake } from '../mistake';
import { type Entry, groupNode, listNode, valueNode } from './nodes';

const useQuotes = 'put the text in straight double quotation marks';

const otherMeaning = `found *, & or ! before a text, which means something else in YAML; ${useQuotes}`;

const missingKey =
  'expected a key, a colon, a space and a text here, such as title: Terms; further lines of a text start with two spaces';

/**
 * Explains an error of the YAML parser to someone who does not know YAML.
 *
 * @param line the rest of the line at its place
 */
function explainYamlError({ code, message }: YAMLError, line: string): string {
  if (/anchor|alias|tag/i.test(message)) return otherMeaning;
  if (/flow (?:map|sequence)/i.test(message)) return `found a { or [ that is never closed; ${useQuotes}`;
  if (/implicit (?:map )?key/i.test(message)) return missingKey;
  if (/closing .?quote/.test(message))
    return 'the quotation mark that opens here is never closed; further lines of a text start with two spaces';
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/:\s/.test(line)) return `found a colon and a space inside a text; ${useQuotes}`;
      break;
    case 'TAB_AS_INDENT':
      return 'found a tab, expected spaces';
    case 'BAD_INDENT':
      return 'found a line that is indented differently from the lines around it';
  }
  return `found a character that means something else in YAML; ${useQuotes}`;
}

/** Where an error is fixed. A quotation mark that is never closed is reported at the end of the text. */
function placeOf({ code, message, pos: [place] }: YAMLError, document: Document): number {
  let start = place;
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    visit(document, {
      Scalar: (_, { type = '', range }) => {
        if (type.startsWith('QUOTE_') && range && range[1] >= place) start = range[0];
      },
    });
  return start;
}

/**
 * Parses front matter: YAML without references and tags.
 *
 * @param start the offset of the text in its file
 * @param mistakes receives the mistakes
 */
export function parseFrontMatter(text: string, start: number, mistakes: Mistake[]): Entry[] {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    mistakes.push(
      mistake(
        'rest',
        start + placeOf(error, document),
        explainYamlError(error, text.slice(error.pos[0]).split('\n')[0] ?? ''),
      ),
    );
    return [];
  }

  const offsetOf = (node: unknown, otherwise: number): number =>
    (node as { range?: [number] } | null)?.range?.[0] ?? otherwise;

  const report = (offset: number, message: string) => mistakes.push(mistake('rest', start + offset, message));

  const entriesOf = (node: unknown): Entry[] =>
    isMap(node)
      ? node.items.map(({ key, value }) => {
          const place = offsetOf(key, 0);
          return [String(isScalar(key) ? key.value : key), start + place, valueOf(value, place)];
        })
      : [];

  function valueOf(node: unknown, parent: number): Node {
    const offset = offsetOf(node, parent);
    const { anchor, tag } = (node ?? {}) as { anchor?: string; tag?: string };
    if (isAlias(node) || anchor || tag) report(offset, otherMeaning);
    if (isSeq(node))
      return listNode(
        node.items.map((item) => valueOf(item, offset)),
        start + offset,
      );
    if (isMap(node)) return groupNode(entriesOf(node), start + offset);
    if (!isScalar(node)) return valueNode(null, start + offset);
    // A comment on a line of its own is one. After a text it is more likely a part of it.
    if (node.comment && !text.slice(node.range?.[1], node.range?.[2]).startsWith('\n'))
      report(
        text.indexOf('#', node.range?.[1]),
        `found ${quote(`#${node.comment}`)}, which is a comment; ${useQuotes}`,
      );
    const { value } = node;
    return valueNode(typeof value === 'string' ? value.trimEnd() : value, start + offset);
  }

  if (document.contents && !isMap(document.contents))
    report(offsetOf(document.contents, 0), 'found a text, expected a key and a colon such as kind: text');
  return entriesOf(document.contents);
}
