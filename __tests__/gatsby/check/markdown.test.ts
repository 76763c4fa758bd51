/** @jest-environment node */
import { parseContent } from '../../../gatsby/check/parse-content';
import { readDefinitions } from '../../../gatsby/content/definitions/definitions';

const definitions = readDefinitions();

/** Parses a Markdown file with a text in its body, which starts in line 5. */
function parse(body: string) {
  const file = `---\nkind: text\ntitle: Terms\n---\n${body}`;
  const { value, problems } = parseContent('sections/terms.md', 'terms.md', Buffer.from(file), definitions);
  expect(problems).toEqual([]);
  return value as { kind: string; title: string; body: Record<'blocks' | 'links' | 'images', unknown> };
}

const blocksOf = (body: string) => parse(body).body.blocks;

it('reads the keys of the front matter, and the text as the body', () => {
  expect(parse('One.\n\nTwo.')).toEqual({
    kind: 'text',
    title: 'Terms',
    body: {
      blocks: [
        { tag: 'p', children: ['One.'] },
        { tag: 'p', children: ['Two.'] },
      ],
      links: [],
      images: [],
    },
  });
});

it('reads words inside a paragraph', () => {
  expect(blocksOf('A **b** *c* `<d>`\ne  \nf &amp; g')).toEqual([
    {
      tag: 'p',
      children: [
        'A ',
        { tag: 'strong', children: ['b'] },
        ' ',
        { tag: 'em', children: ['c'] },
        ' ',
        { tag: 'code', children: ['<d>'] },
        ' e',
        { tag: 'br' },
        'f & g',
      ],
    },
  ]);
});

it('reads headings, quotes, code and rules', () => {
  expect(blocksOf('## A\n\n### B\n\n> c\n\n```\nd\n e\n```\n\n---')).toEqual([
    { tag: 'h2', children: ['A'] },
    { tag: 'h3', children: ['B'] },
    { tag: 'blockquote', children: [{ tag: 'p', children: ['c'] }] },
    { tag: 'pre', children: ['d\n e'] },
    { tag: 'hr' },
  ]);
});

it('reads lists; only a list with empty lines in its entries has paragraphs', () => {
  expect(blocksOf('- a\n  - b\n\n4. c\n\n   d')).toEqual([
    {
      tag: 'ul',
      children: [{ tag: 'li', children: ['a', { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] }] }],
    },
    {
      tag: 'ol',
      start: 4,
      children: [
        {
          tag: 'li',
          children: [
            { tag: 'p', children: ['c'] },
            { tag: 'p', children: ['d'] },
          ],
        },
      ],
    },
  ]);
});

it('lists links and images, which the text names by position', () => {
  const { body } = parse('[a](/one) [b](/two)\n\n![c](images/c.jpg "d")\n\n![e](images/e.jpg)');
  expect(body).toEqual({
    blocks: [
      {
        tag: 'p',
        children: [{ tag: 'a', index: 0, children: ['a'] }, ' ', { tag: 'a', index: 1, children: ['b'] }],
      },
      { tag: 'figure', index: 0, children: ['d'] },
      { tag: 'figure', index: 1 },
    ],
    links: ['/one', '/two'],
    images: [
      { src: 'images/c.jpg', alt: 'c' },
      { src: 'images/e.jpg', alt: 'e' },
    ],
  });
});

it('rejects a text that would take minutes to read', () => {
  const depth = 3000;
  const list = Array.from({ length: depth }, (_, level) => `${' '.repeat(level * 2)}- a`).join('\n');
  const file = `---\nkind: text\ntitle: Terms\n---\n${list}`;
  const { problems } = parseContent('sections/terms.md', 'terms.md', Buffer.from(file), definitions);
  expect(problems).toMatchObject([
    { message: expect.stringMatching(/^found \d+ characters, expected at most/) },
  ]);
});
