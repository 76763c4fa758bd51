import type { ProseNode } from '../../ui/prose';
import { list } from '../builders';
import type { Schema } from '../schema';
import { image, type ImageData, type ImageValue } from './image';
import { href } from './link';
import { part } from './part';

interface Prose<Image> {
  readonly blocks: readonly ProseNode[];
  readonly links: readonly string[];
  readonly images: readonly Image[];
}

export type ProseData = Prose<ImageData>;

export const prosePart = part('prose', {
  title: 'Prose',
  description:
    'A text in Markdown, below the front matter of a file: paragraphs, headings of level 2 to 5 (`##`), `**bold**`, `*emphasis*`, `[links](/about)`, lists, quotes (`>`), rules (`---`), inline code and code blocks, and images alone in their paragraph: `![What it shows](images/image.jpg "The caption")`. Tables, footnotes and HTML are rejected.',
  type: 'object',
  prose: true,
  required: ['links', 'images'],
  properties: {
    links: list('The addresses of the links, in order.', href('The address of a link.'), { min: 0 }),
    images: list('The images, in order.', image('An image.', 'a figure in a text', [1200, 400]), { min: 0 }),
  },
} as Schema<Prose<ImageValue>, ProseData>);

/** The text of a Markdown file. Its definition has it as `body`. */
export const prose = () => prosePart('The text below the front matter. It is not a key.');
