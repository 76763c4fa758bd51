import type { Node } from 'jsonc-parser';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ProseElement, ProseNode } from '../../../src/ui/prose';
import { quote } from '../problem';
import { type Mistake, mistake } from '../mistake';
import { groupNode, listNode, valueNode } from './nodes';
import { explainUnsupported, findMarks, type Part } from './unsupported';

/** Levels of elements inside each other; a list has two. More would not fit on a narrow screen, or overflow the stack. */
const deepest = 12;

/** The deepest heading becomes an h6, below a section's h2. */
const headings = { highest: 2, deepest: 5 };

/** "## to ####" */
const range = (first: number, last: number): string =>
  [...new Set([first, last])].map((depth) => '#'.repeat(depth)).join(' to ');

const isBlank = ({ children }: Part & { type: 'heading' | 'link' }): boolean =>
  children.every((child) => child.type === 'text' && !child.value.trim());

const isOpenFence = (source: string): boolean => {
  const [, fence = ''] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  return fence !== '' && !source.trimEnd().slice(fence.length).endsWith(fence);
};

/** Elements of the same parts. */
const tags = {
  strong: 'strong',
  emphasis: 'em',
  break: 'br',
  thematicBreak: 'hr',
  blockquote: 'blockquote',
} as const;

/**
 * Parses a Markdown text into a tree of elements, and lists of the links and images in it, which the tree names by their
 * position. Definitions describe these lists like any other field.
 *
 * @param start the offset where the text starts in its file
 * @param mistakes receives everything that the site does not show
 */
export function parseBody(file: string, start: number, mistakes: Mistake[]): Node {
  const text = file.slice(start);
  const links: Node[] = [];
  const images: Node[] = [];
  let lastHeading = headings.highest - 1;
  // Everything but words: characters without a meaning, and spaces at the start of a line.
  let words = '';

  const offsetOf = ({ position }: Part): number => start + (position?.start.offset ?? 0);
  const sourceOf = ({ position }: Part): string => text.slice(position?.start.offset, position?.end.offset);
  const addMistake = (place: number, message: string): void => {
    const isKnown = mistakes.some((other) => other.offset === place && other.message === message);
    if (!isKnown) mistakes.push(mistake('local', place, message, ['body']));
  };
  const report = (part: Part, message: string): ProseNode[] => {
    addMistake(offsetOf(part), message);
    return [];
  };

  function addWords(part: Part): void {
    const [rest = '', ...lines] = text.slice(words.length, part.position?.start.offset).split('\n');
    const isLineStart = /(?:^|\n)$/.test(words);
    words += [
      rest.replace(/./g, isLineStart ? ' ' : '\0'),
      ...lines.map(({ length }) => ' '.repeat(length)),
    ].join('\n');
    words += sourceOf(part).replace(/\\[!-/:-@[-`{-~]/g, '  ');
  }

  function element(part: Part, depth: number): ProseNode[] {
    if (depth > deepest) return report(part, 'found lists or quotes inside each other too deeply');
    const children = (tag: ProseElement['tag'], others?: Omit<ProseElement, 'tag'>): ProseNode[] => {
      const parts: Part[] = 'children' in part ? part.children : [];
      return [{ tag, ...others, children: parts.flatMap((child) => element(child, depth + 1)) }];
    };
    switch (part.type) {
      case 'text':
        // The words of a link may be its address.
        if (part.value !== links.at(-1)?.value) addWords(part);
        return [part.value.replace(/\s*[\r\n]\s*/g, ' ')];
      case 'paragraph':
        return figure(part) ?? children('p');
      case 'heading':
        checkHeading(part);
        return children(`h${part.depth as 2 | 3 | 4 | 5}`);
      case 'strong':
      case 'emphasis':
      case 'blockquote':
        return children(tags[part.type]);
      case 'inlineCode':
        return [{ tag: 'code', children: [part.value] }];
      case 'code':
        if (!/^[`~]/.test(sourceOf(part)))
          report(
            part,
            'found a line with four spaces in front of it, expected none; code is between lines of ```',
          );
        else if (isOpenFence(sourceOf(part))) report(part, 'found lines of code that no line ``` ends');
        return [{ tag: 'pre', children: [part.value] }];
      case 'break':
      case 'thematicBreak':
        return [{ tag: tags[part.type] }];
      case 'list':
        return part.ordered
          ? children('ol', part.start === 1 ? {} : { start: part.start ?? 1 })
          : children('ul');
      case 'listItem': {
        // The paragraphs of a list without empty lines are no paragraphs.
        const nodes = part.children.flatMap((child) => {
          const [node = ''] = element(child, depth + 1);
          const isPlain = !part.spread && typeof node !== 'string' && node.tag === 'p';
          return isPlain ? (node.children ?? []) : [node];
        });
        return [{ tag: 'li', children: nodes }];
      }
      case 'link':
        if (part.title)
          report(part, `found ${quote(part.title)} after the address, which nobody sees, expected none`);
        if (isBlank(part)) report(part, 'found a link without words');
        links.push(valueNode(part.url, offsetOf(part)));
        return children('a', { index: links.length - 1 });
      default:
        return report(part, explainUnsupported(part));
    }
  }

  /** An image alone in its paragraph, whose title is the caption. */
  function figure(part: Part & { type: 'paragraph' }): ProseNode[] | undefined {
    const [image, ...others] = part.children;
    if (image?.type !== 'image' || others.length > 0) return undefined;
    images.push(valueNode({ src: image.url, alt: image.alt ?? '' }, offsetOf(image)));
    const caption = image.title?.trim();
    return [{ tag: 'figure', index: images.length - 1, ...(caption && { children: [caption] }) }];
  }

  function checkHeading(part: Part & { type: 'heading' }): void {
    const { depth } = part;
    const deepestHere = Math.min(lastHeading + 1, headings.deepest);
    if (/\n[ >]*(?:-+|=+)[ \t]*$/.test(sourceOf(part)))
      report(
        part,
        'found a heading with a line below it; a heading is ## Words, and a rule --- has an empty line above it',
      );
    else if (isBlank(part)) report(part, 'found a heading without words');
    else if (depth < headings.highest || depth > deepestHere)
      report(
        part,
        `found ${'#'.repeat(depth)}, expected ${range(headings.highest, deepestHere)}: no level is left out, and the page and the section have their own headings`,
      );
    lastHeading = Math.max(depth, headings.highest);
  }

  const { children } = fromMarkdown(text);
  const blocks = children.flatMap((part) =>
    element(part, 0).map((block) => valueNode(block, offsetOf(part))),
  );
  findMarks(words, (offset, message) => addMistake(start + offset, message));
  if (children.length === 0)
    mistakes.push(
      mistake('local', file.trimEnd().length, 'there is no text below the front matter', ['body']),
    );
  return groupNode(
    [
      ['blocks', start, listNode(blocks, start)],
      ['links', start, listNode(links, start)],
      ['images', start, listNode(images, start)],
    ],
    start,
  );
}
