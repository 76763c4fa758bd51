import { quote } from '../problem';
import type { Part } from './tree';

const supported =
  'texts have paragraphs, headings, bold, emphasis, links, lists, quotes, tables, images and code';

const table =
  'a table has a row of headings, a row such as | --- | --- | with as many cells, and an empty line above it';

export const isBlank = ({ children }: Part & { type: 'heading' | 'link' }): boolean =>
  children.every((child) => child.type === 'text' && !child.value.trim());

const link =
  'a link is [words](/about) and an image ![words](images/a-name.jpg "Caption"), without spaces in the address and with straight quotation marks';

const entry =
  'a list has an empty line above it, and each entry starts with a hyphen or a number and a full stop, and then a space; to show such a sign, write \\ in front of it, or of the full stop after a number';

export function explainUnsupported(part: Part): string {
  switch (part.type) {
    case 'html':
      return `found the HTML ${quote(part.value.split(/(?<=>)|[\r\n]/)[0] ?? '')}, expected Markdown; to show a <, write \\<`;
    case 'image':
      return 'found an image inside a text, expected it in a paragraph of its own, between two empty lines';
    default:
      return 'label' in part && part.label?.startsWith('^')
        ? `found a footnote; ${supported}`
        : `found a reference; ${link}`;
  }
}

export const explainLink = (part: Part & { type: 'link' }) => [
  part.title ? `found ${quote(part.title)} after the address, which nobody sees, expected none` : undefined,
  isBlank(part) ? 'found a link without words' : undefined,
];

/** @param source the whole block */
export function explainCode(source: string): string | undefined {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  if (!fence)
    return 'found a line with four spaces in front of it, expected none; code is between lines of ```';
  return source.trimEnd().slice(fence.length).endsWith(fence)
    ? undefined
    : 'found lines of code that no line ``` ends';
}

export const explainCaption = (caption = ''): string | undefined =>
  /(?<!\w)([*_`])(?=\S).*\S\1(?!\w)|\]\(/.test(caption)
    ? `found ${quote(caption)}, a caption with marks, which are shown as they are written`
    : undefined;

/** The start of an address. A link to a file of the site starts with a slash or its folder. */
const address = String.raw`(?:[/#]|https?:|mailto:|tel:|www\.|\.?/?images/)`;

const inLine = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'g');

/**
 * Marks that Markdown does not recognise, because something in or around them is mistyped, or that only other sites have.
 * A space that does not break, as word processors write it, is no space in Markdown.
 */
const marks: readonly [pattern: RegExp, advice: string][] = [
  [
    /^ *(?:#{2,}|[-*]|\d+[.)])\u00a0/gm,
    'a non-breaking space follows, expected an ordinary one; on a Mac, Option and the space bar write the other',
  ],
  [/^.*\|.*\n[ >]*(?=.*-)\|?(?: *:?-+:? *\|)* *:?-+:? *\|? *$/gm, table],
  [/^ *\|.*\| *\n *\|.*\| *$/gm, table],
  [/^ *:::/gm, supported],
  [/\[\^[^\]\s]+\]/g, supported],
  [/~~[^\s~][^~\n]*~~|~~(?=[^\s~])|(?<![\w~])~[^~\s]+~|\w~\w+~/g, supported],
  [/==[^\s=][^=\n]*==/g, supported],
  [/\[(?:TOC|![a-z]+)\]/gi, supported],
  [/%%[^%\n]+%%/g, supported],
  [/(?<=\s)\^[a-z\d-]+ *$/gim, supported],
  [/^ *\[[ xX]\](?=\s+[^\s(])/gm, supported],
  [/\{(?:[#.%{:]|\w+=)[^}\n]*\}/g, supported],
  [/^ *#{2,}(?=[^ \t\n#])/gm, 'a heading is ## Words'],
  [/^ *[•‣●▪◦·](?=\s)/gm, entry],
  [/(?<=\S *\n) *(?:\(?(?:\d{1,2}|[a-z]|[ivx]+)[.)]|[-*+→✓✔])(?=\s+\S)/gi, entry],
  [/^ *[–—] (?=.*\n *[–—] )/gm, entry],
  [/^ *\d+[.)](?=\p{Lu})/gmu, entry],
  [
    /^ *(?:-(?=\p{L}.*\n *-\p{L})|\*(?=\p{L}[^*\n]*\n *\*\p{L})|\d+[.)](?=\p{L}.*\n *\d+[.)]\p{L}))/gmu,
    entry,
  ],
  [/\[\[[^\]\n]+\]\]/g, link],
  [/\[[^\]\n]+\]\[[^\]\n]*\]/g, link],
  [/!?\[[^\]]*\]\([^)\n]*\)?/g, link],
  [inLine(String.raw`!?\[[^\]\n]*\]?\s*\(`, address, String.raw`[^)\n]*\)?`), link],
  [inLine(String.raw`!?\([^)\n]+\)\[`, address, String.raw`[^\]\n]*\]`), link],
  [
    /(?:https?:\/\/|(?<![\w.@/-])www\.)[^\s\0]+/g,
    'a link is [words](https://example.org/) or <https://example.org/>',
  ],
  [
    /\*\*(?=\S)|(?<=\S)\*\*|\*\*(?= [^*\n]+ \*\*)/g,
    'bold is **words** between spaces; to show a *, write \\*',
  ],
  [/(?<!\S)_(?=\p{L})/gu, 'emphasis is *words* between spaces; to show a _, write \\_'],
  [/(?<!\S):[a-z_]+:(?!\S)|\w\^[^\s^]+\^/g, supported],
  [/`/g, 'code is `words`; to show a `, write \\`'],
];

/**
 * Finds marks that would be shown as they are written.
 *
 * @param words a text without everything that Markdown recognises, and with spaces in place of escaped characters
 */
export function findMarks(words: string, report: (offset: number, message: string) => void): void {
  for (const [pattern, advice] of marks)
    words = words.replace(pattern, (found: string, ...others: unknown[]) => {
      const start = found.length - found.trimStart().length;
      const offset = Number(others.find((other) => typeof other === 'number')) + start;
      report(
        offset,
        `found ${quote(found.trim().split('\n')[0] ?? '')}, which is shown as it is written; ${advice}`,
      );
      return found.replace(/[^\n]/g, ' ');
    });
}
