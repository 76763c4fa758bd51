import type { ProseNode } from '../../prose-node';
import type { FieldType, Keywords, Schema } from '../../schema';
import { href } from '../addresses/href';
import { stringType, text } from './text';

export interface InlineProse {
  readonly blocks: readonly ProseNode[];
  readonly links: readonly string[];
}

const link = href('Where a link leads.');

const markdownType: FieldType = {
  ...stringType,
  format: 'markdown',
  // One paragraph, and only marks that the site shows.
  explain: (text, { parseInline }) => parseInline(text).message,
  toNode: (text, { parseInline }) => parseInline(text),
  graphql: 'JSON',
  control: (schema, form) => ({ ...stringType.control(schema, form), widget: 'text' }),
  hasWords: true,
  hasMarks: true,
  mapLinks: (text, change) => text.replace(/(?<=\]\()\/[^)\s]*/g, change),
  inner: (value, { parseInline }) =>
    typeof value === 'string'
      ? parseInline(value).links.map((target, index) => ({
          path: ['links', index],
          schema: link,
          value: target,
        }))
      : [],
};

/** One paragraph of Markdown in a JSON file, of up to `max` characters. Queries return its elements. */
export const markdown = (max: number, description: string) => {
  const sentence = `${description} It can have \`**bold**\`, \`*emphasis*\`, \`[links](/about)\` and code.`;
  return text(max, sentence, { fieldType: markdownType }) as Keywords as Schema<string, InlineProse>;
};
