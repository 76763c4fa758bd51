import type { Node } from 'jsonc-parser';
import type { ProseData } from '../../../src/content-model/field-types/texts/prose';
import type { ProseElement, ProseNode } from '../../../src/content-model/prose-node';
import type { Mistake } from '../problem';
import { Headings } from './headings';
import { findExcess } from './limits';
import { groupNode, listNode, valueNode } from './nodes';
import { readChart } from './chart';
import { explainEntries, explainSign } from './lists';
import { markdownTree, type Part } from './tree';
import { explainRow, tableElement } from './table';
import { explainCaption, explainCode, explainLink, explainUnsupported, findMarks } from './unsupported';

/** Levels of elements inside each other; a list has two. More would not fit on a narrow screen, or overflow the stack. */
const deepest = 12;

/**
 * Parses a Markdown text into a tree of elements, and lists of the links and images in it, which the tree names by their
 * position. Definitions describe these lists like any other field.
 *
 * @param start the offset where the text starts in its file
 * @param anchor that of the section that shows the text; empty for a page
 * @param mistakes receives everything that the site does not show
 */
export function parseBody(file: string, start: number, anchor: string, mistakes: Mistake[]): Node {
  const parts = parseText(file.slice(start), start, mistakes, anchor);
  if (parts.blocks.length === 0 && mistakes.length === 0)
    mistakes.push({
      offset: file.trimEnd().length,
      message: 'there is no text below the front matter',
      path: ['body'],
    });
  const lists = Object.entries(parts).map(([key, nodes]) => [key, start, listNode(nodes, start)] as const);
  return groupNode(lists, start);
}

/** Parses a Markdown text into the elements and lists of `parseBody`, each with its place. */
export function parseText(
  text: string,
  start: number,
  mistakes: Mistake[],
  anchor = '',
): Record<keyof ProseData, Node[]> {
  const links: Node[] = [];
  const images: Node[] = [];
  const headings = new Headings(anchor);
  // Everything but words: characters without a meaning, and spaces at the start of a line.
  let words = '';
  let endOfLink = 0;

  const offsetOf = ({ position }: Part): number => start + (position?.start.offset ?? 0);
  const sourceOf = ({ position }: Part): string => text.slice(position?.start.offset, position?.end.offset);
  const addMistake = (offset: number, message: string): void => {
    // What follows from a mistake often begins where it does, such as the next line of a wrapped date.
    if (mistakes.every((other) => other.offset !== offset))
      mistakes.push({ offset, message, path: ['body'] });
  };
  const report = (part: Part, ...messages: readonly (string | undefined)[]): ProseNode[] => {
    for (const message of messages) if (message) addMistake(offsetOf(part), message);
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
        if (offsetOf(part) >= endOfLink) addWords(part);
        return [part.value.replace(/\s*[\r\n]\s*/g, ' ')];
      case 'paragraph':
        return figures(part) ?? (depth === 0 ? note(part) : undefined) ?? children('p');
      case 'heading': {
        report(part, headings.explain(part, sourceOf(part)));
        const [node] = children(`h${part.depth as 2 | 3 | 4 | 5}`) as [ProseElement];
        // Only headings of the text itself are places that links lead to.
        return [depth === 0 ? { ...node, id: headings.idOf(node.children ?? []) } : node];
      }
      case 'table':
        for (const row of part.children) report(row, explainRow(row, part.children[0] ?? row));
        return [tableElement(part, (cell) => cell.children.flatMap((child) => element(child, depth + 1)))];
      case 'strong':
      case 'emphasis':
        return children(part.type === 'strong' ? 'strong' : 'em');
      case 'blockquote':
        return children('blockquote');
      case 'inlineCode':
        return [{ tag: 'code', children: [part.value] }];
      case 'code': {
        const message = explainCode(sourceOf(part));
        if (message) return report(part, message);
        if (part.lang !== 'chart') return [{ tag: 'pre', children: [part.value] }];
        const chart = readChart(part.value);
        return typeof chart === 'string' ? report(part, chart) : [chart];
      }
      case 'break':
        return [{ tag: 'br' }];
      case 'thematicBreak':
        return [{ tag: 'hr' }];
      case 'list':
        if (depth === 0) report(part, explainSign(part, sourceOf(part), listSigns));
        explainEntries(part, part.children.map(sourceOf)).forEach((message, index) =>
          report(part.children[index] ?? part, message),
        );
        return part.ordered
          ? children('ol', part.start === 1 ? {} : { start: part.start ?? 1 })
          : children('ul');
      case 'listItem': {
        if (/\n[^\s>]/.test(sourceOf(part)))
          report(
            part,
            'found a line below an entry that becomes a part of it, expected an empty line above it',
          );
        // The paragraphs of a list without empty lines are no paragraphs.
        const nodes = part.children.flatMap((child) => {
          const [node = ''] = element(child, depth + 1);
          const isPlain = !part.spread && typeof node !== 'string' && node.tag === 'p';
          return isPlain ? (node.children ?? []) : [node];
        });
        return [{ tag: 'li', children: nodes }];
      }
      case 'link':
        report(part, ...explainLink(part));
        links.push(valueNode(part.url, offsetOf(part)));
        endOfLink = start + (part.position?.end.offset ?? 0);
        return children('a', { index: links.length - 1 });
      default:
        return report(part, explainUnsupported(part));
    }
  }

  /** One image alone in its paragraph, or several as a group. The title of an image is its caption. */
  function figures({ children }: Part & { type: 'paragraph' }): ProseNode[] | undefined {
    const parts = children.filter((child) => child.type !== 'text' || child.value.trim());
    const alone = parts.filter((child) => child.type === 'image');
    if (parts.length === 0 || alone.length < parts.length) return undefined;
    const nodes = alone.map(figure);
    return nodes.length > 1 ? [{ tag: 'gallery', children: nodes }] : nodes;
  }

  /** A paragraph of nothing but emphasis. */
  function note({ children: [only, ...others] }: Part & { type: 'paragraph' }): ProseNode[] | undefined {
    if (only?.type !== 'emphasis' || others.length > 0) return undefined;
    return [{ tag: 'note', children: only.children.flatMap((child) => element(child, 1)) }];
  }

  function figure(image: Part & { type: 'image' }): ProseElement {
    images.push(valueNode({ src: image.url, alt: image.alt ?? '' }, offsetOf(image)));
    const caption = image.title?.trim();
    report(image, explainCaption(caption));
    return { tag: 'figure', index: images.length - 1, ...(caption && { children: [caption] }) };
  }

  findExcess(text, ({ offset, message }) => addMistake(start + offset, message));
  if (mistakes.length > 0) return { blocks: [], links, images };
  const parts = markdownTree(text).children;
  const listSigns = new Set(
    parts.flatMap((part) =>
      part.type === 'list' && part.children.length > 1 ? sourceOf(part).slice(0, 1) : [],
    ),
  );
  const blocks = parts.flatMap((part, index) => {
    const before = parts[index - 1];
    const isAdjacent = before?.position?.end.line === Number(part.position?.start.line) - 1;
    if (part.type === 'list' && before?.type === 'list' && isAdjacent)
      report(part, 'found a list below a list, expected the same sign in front of all entries');
    return element(part, 0).map((block) => valueNode(block, offsetOf(part)));
  });
  findMarks(words, (offset, message) => addMistake(start + offset, message));
  return { blocks, links, images };
}
