import type { InlineProse } from '../../../src/content-model/field-types/texts/markdown';
import type { ProseNode } from '../../../src/content-model/prose-node';
import type { Mistake } from '../problem';
import { parseText } from './body';

const advice =
  'expected one paragraph with **bold**, *emphasis*, [links](/about) and `code`; to show a mark at the start, write \\\\ in front of it';

/** Parses a text of a JSON file, which is one paragraph of Markdown. `message` explains the first mistake in it. */
export function parseInline(text: string): InlineProse & { message?: string } {
  const mistakes: Mistake[] = [];
  const { blocks, links } = parseText(text, 0, mistakes);
  const [paragraph, ...others] = blocks.map(({ value }) => value as ProseNode);
  const isParagraph = typeof paragraph === 'object' && paragraph.tag === 'p' && others.length === 0;
  const [mistake] = mistakes;
  return {
    blocks: isParagraph ? (paragraph.children ?? []) : [],
    links: links.map(({ value }) => String(value)),
    // In JSON a backslash is written twice.
    message: mistake
      ? mistake.message.replace(/(?<=write [^ ]*)\\/g, '\\\\')
      : isParagraph
        ? undefined
        : `found more than a paragraph, ${advice}`,
  };
}
