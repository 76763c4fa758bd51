import { part, words } from '../../builders';
import { isRecord } from '../../is-record';
import type { ProseNode } from '../../prose-node';
import type { FieldType, Schema } from '../../schema';
import { href } from '../addresses/href';
import { groupType } from '../basic/group';
import { list } from '../basic/list';
import { field } from '../field';
import { image, type ImageData, type ImageValue } from '../media/image';
import { stringType } from './text';

interface Prose<Image> {
  readonly blocks: readonly ProseNode[];
  readonly links: readonly string[];
  readonly images: readonly Image[];
}

export type ProseData = Prose<ImageData>;

/** Code and charts are not words. */
const proseWords = (node: ProseNode): string => {
  if (typeof node === 'string') return node;
  return node.tag === 'pre' ? '' : (node.children ?? []).map(proseWords).join(' ');
};

const block = { fieldType: { ...stringType, hasWords: true, hasMarks: true } satisfies FieldType };

const proseType: FieldType = {
  ...groupType,
  nodeFields: { blocks: 'JSON' },
  inner: (value) =>
    isRecord(value) && Array.isArray(value.blocks)
      ? value.blocks.map((node: ProseNode, index) => ({
          path: ['blocks', index],
          schema: block,
          value: proseWords(node),
        }))
      : [],
  control: () => ({
    widget: 'richtext',
    hint: undefined,
    buttons: words(
      'bold italic code link heading-two heading-three heading-four heading-five',
      'quote bulleted-list numbered-list',
    ),
    editor_components: ['image', 'code-block', 'table'],
    linked_images: false,
    use_emoji_autocomplete: false,
  }),
  isBody: true,
};

const prosePart = part('prose', {
  title: 'Prose',
  description:
    'A text in Markdown, below the front matter of a file: paragraphs, headings of level 2 to 5 (`##`), `**bold**`, `*emphasis*`, `[links](/about)`, lists, quotes (`>`), rules (`---`), inline code and code blocks, tables, and images alone in their paragraph: `![What it shows](images/image.jpg "The caption")`. Images on lines without an empty line between them share a row. Links lead to a heading by its words: `/terms#terms-payment` is the heading "Payment" of the section `terms`, and `/blog/paper-first#why` the heading "Why" of a post. Footnotes and HTML are rejected.',
  ...field(proseType, {
    required: ['links', 'images'],
    properties: {
      links: list('The addresses of the links, in order.', href('The address of a link.'), { min: 0 }),
      images: list(
        'The images, in order.',
        image('An image.', 'a figure in a text', [1200, 400], { breakpoints: [480, 800, 1200, 1600, 2000] }),
        { min: 0 },
      ),
    },
  }),
} as Schema<Prose<ImageValue>, ProseData>);

/** The text of a Markdown file. Its definition has it as `body`. */
export const prose = () => prosePart('Text – The text below the front matter. It is not a key.');
