import type { ProseNode } from '../prose-node';
import { list, part, text } from '../builders';
import type { Keywords, Schema } from '../schema';
import { image, type ImageData, type ImageValue } from './image';
import { href } from './link';

interface Prose<Image> {
  readonly blocks: readonly ProseNode[];
  readonly links: readonly string[];
  readonly images: readonly Image[];
}

export type ProseData = Prose<ImageData>;

const prosePart = part('prose', {
  title: 'Prose',
  description:
    'A text in Markdown, below the front matter of a file: paragraphs, headings of level 2 to 5 (`##`), `**bold**`, `*emphasis*`, `[links](/about)`, lists, quotes (`>`), rules (`---`), inline code and code blocks, tables, and images alone in their paragraph: `![What it shows](images/image.jpg "The caption")`. Images on lines without an empty line between them share a row. Links lead to a heading by its words: `/terms#terms-payment` is the heading "Payment" of the section `terms`, and `/blog/paper-first#why` the heading "Why" of a post. Footnotes and HTML are rejected.',
  type: 'object',
  prose: true,
  required: ['links', 'images'],
  properties: {
    links: list('The addresses of the links, in order.', href('The address of a link.'), { min: 0 }),
    images: list(
      'The images, in order.',
      image('An image.', 'a figure in a text', [1200, 400], { breakpoints: [480, 800, 1200, 1600, 2000] }),
      { min: 0 },
    ),
  },
} as Schema<Prose<ImageValue>, ProseData>);

export type InlineProse = Pick<ProseData, 'blocks' | 'links'>;

/** One paragraph of Markdown in a JSON file, of up to `max` characters. Queries return its elements. */
export const markdown = (max: number, description: string): Schema<string, InlineProse> =>
  ({
    ...text(max, `${description} It can have \`**bold**\`, \`*emphasis*\`, \`[links](/about)\` and code.`),
    format: 'markdown',
  }) as Keywords;

/** The text of a Markdown file. Its definition has it as `body`. */
export const prose = () => prosePart('Text – The text below the front matter. It is not a key.');
