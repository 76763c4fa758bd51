import type { fromMarkdown } from 'mdast-util-from-markdown';
import { quote } from '../problem';

/** A part of a Markdown text. */
export type Part = ReturnType<typeof fromMarkdown>['children'][number];

const supported = 'paragraphs, headings, bold, emphasis, links, lists, quotes, images and code';

const inPlace = 'expected the address in place: [words](/about)';

/** Explains a part of Markdown that the site does not show. */
export function explainUnsupported(part: Part): string {
  switch (part.type) {
    case 'html':
      return `found the HTML ${quote(part.value.split(/(?<=>)|[\r\n]/)[0] ?? '')}, expected Markdown; to show a <, write \\<`;
    case 'image':
      return 'found an image inside a text, expected it in a paragraph of its own, between two empty lines';
    case 'definition':
    case 'linkReference':
    case 'imageReference':
      return part.identifier.startsWith('^')
        ? `found a footnote, expected ${supported}`
        : `found a link by reference, ${inPlace}`;
    default:
      return `found Markdown of the type ${quote(part.type)}, expected ${supported}`;
  }
}

/** Extensions of Markdown that other sites show. Here they would be shown as they are written. */
const extensions: readonly [pattern: RegExp, message: string][] = [
  [/(?<!\\)\[\^[^\]\s]+\]/, `found a footnote, expected ${supported}`],
  [/(?<![\\~])~~(?=[^\s~])/, `found struck-out text, expected ${supported}`],
  [/^\[[ xX]\](?=\s+[^\s(])/, 'found a checkbox, expected a list without'],
  [/^ {0,3}:::/m, `found :::, expected ${supported}`],
  // A space that does not break, as word processors write it, is no space in Markdown.
  [/^ {0,3}#{2,}(?=[^ \t\r\n#])/m, 'found ## without a space after it; a heading is ## Words'],
  [
    /^ {0,3}[•‣●▪◦·](?=\s)/mu,
    'found a • at the start of a line; an entry of a list starts with a hyphen and a space',
  ],
  [
    /^ {0,3}[–—] .*\n {0,3}[–—] /mu,
    'found dashes at the start of lines; an entry of a list starts with a hyphen and a space',
  ],
  [
    /^ {0,3}(?:\d+[.)](?=\p{Lu})|(?:[-*]|\d+[.)])\u00a0)/mu,
    'found an entry of a list without a space after its mark',
  ],
  [
    /^ {0,3}(?:-\p{L}.*\n {0,3}-|\*\p{L}[^*\n]*\n {0,3}\*|\d+[.)]\p{L}.*\n {0,3}\d+[.)])\p{L}/mu,
    'found an entry of a list without a space after its mark',
  ],
];

const link =
  'a link is [words](/about) and an image ![words](images/a-name.jpg "Caption"), without spaces in the address and with straight quotation marks';

/** Marks that Markdown does not recognise, because something in or around them is mistyped. */
const mistypedMarks: readonly [pattern: RegExp, message: string][] = [
  [/\[\[[^\]\n]+\]\]/, link],
  [/\[[^\]\n]+\]\[[^\]\n]*\]/, link],
  [/!?\[[^\]]*\]\([^)\n]*\)?/, link],
  [/!?\[[^\]\n]*\]\s+\((?:[/#]|https?:|mailto:|tel:|www\.|\.?\/?images\/)[^)\n]*\)?/, link],
  [/!?\([^)\n]+\)\[(?:[/#]|https?:|mailto:|tel:)[^\]\n]*\]/, link],
  [
    /\*\*(?=\S)|(?<=\S)\*\*|\*\*(?= [^*\n]+ \*\*)/,
    'bold is **words** between spaces; to show a *, write \\*',
  ],
  [/\{(?:[#.%{:]|\w+=)[^}\n]*\}/, 'marks in { } do nothing'],
  [/`/, 'code is `words`; to show a `, write \\`'],
];

/**
 * Finds a mark in a text that would be shown as it is written.
 *
 * @param source as it is written
 * @returns its offset in the source and the message
 */
export function findMistypedMark(source: string): readonly [offset: number, message: string] | undefined {
  const plain = source.replace(/\\[!-/:-@[-`{-~]/g, '  ');
  for (const [pattern, message] of mistypedMarks) {
    const { 0: found, index } = pattern.exec(plain) ?? {};
    if (found !== undefined && index !== undefined)
      return [index, `found ${quote(found)}, which is shown as it is written; ${message}`];
  }
  return undefined;
}

/**
 * Finds an extension of Markdown in a text.
 *
 * @param source as it is written
 * @returns its offset in the source and the message
 */
export function findExtension(source: string): readonly [offset: number, message: string] | undefined {
  const tableStart = findTable(source);
  const words = source.replace(/(`+)[^]*?\1/g, (code) => ' '.repeat(code.length));
  if (tableStart !== undefined)
    return [tableStart, 'found a table, expected a list, with a line for each entry'];
  for (const [pattern, message] of extensions) {
    const offset = words.search(pattern);
    if (offset >= 0) return [offset, message];
  }
  return undefined;
}

/** The line between the head and the rows of a table. */
const delimiter = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/;

function findTable(source: string): number | undefined {
  const lines = source.split('\n');
  const row = lines.findIndex(
    (line, index) => line.includes('-') && lines[index - 1]?.includes('|') && delimiter.test(line),
  );
  return row > 0 ? lines.slice(0, row - 1).join('\n').length + (row > 1 ? 1 : 0) : undefined;
}
