import { isUtf8 } from 'node:buffer';
import { isMarkdown } from '../definitions/definitions';
import { type ContentFile, parseText } from './parse-text';
import type { Mistake } from './problem';

const wrongEncoding =
  'the file is not saved as UTF-8 without a byte order mark; choose "Save with Encoding: UTF-8"';

const unreadable: readonly [pattern: RegExp, message: string][] = [
  [/\0/, 'found the invisible character U+0000, expected none'],
  [
    /^(?:<{7}|>{7}) /m,
    'found a merge conflict; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
];

const oldLineEnd: (typeof unreadable)[number] = [
  /\r/,
  'found a line end of old Macs (CR), expected those of other systems; choose "Change End of Line Sequence: LF"',
];

/** Explains why bytes cannot be parsed. The first match counts. */
function findUnreadable(name: string, bytes: Buffer, text: string): Mistake | undefined {
  // Every other byte of UTF-16 is zero, at the end of a character or at its start.
  const isUtf16 = /^(?:[^\0]\0|\0[^\0])/.test(text);
  // https://www.rfc-editor.org/rfc/rfc8259#section-8.1
  if (!isUtf8(bytes) || isUtf16 || text.startsWith('\uFEFF')) return { offset: 0, message: wrongEncoding };
  for (const [pattern, message] of [...unreadable, ...(isMarkdown(name) ? [oldLineEnd] : [])]) {
    const offset = text.search(pattern);
    if (offset >= 0) return { offset, message };
  }
  return undefined;
}

/**
 * Parses UTF-8 and the text of a content file. It never throws.
 *
 * @param shownName the name of the file in messages: "content/site.json"
 * @param bytes or why the file cannot be read
 */
export function parseContent(name: string, shownName: string, bytes: Buffer | string): ContentFile {
  // Lines end as on Windows, too. Their places are the same.
  const text = bytes.toString().replaceAll('\r\n', '\n');
  const failure =
    typeof bytes === 'string' ? { offset: 0, message: bytes } : findUnreadable(name, bytes, text);
  return parseText(name, shownName, text, failure);
}
