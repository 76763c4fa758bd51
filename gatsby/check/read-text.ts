import fs from 'node:fs/promises';
import type { Place } from './problem';
import { placesIn } from './source-map';

/** The text of a file, and a problem with its encoding. */
export interface ReadText {
  /** Missing if the file cannot be read. */
  text?: string;
  problem?: { message: string; place?: Place };
}

const advice = 'choose "Save with Encoding: UTF-8"';

/**
 * Reads a file that must be UTF-8 without a byte order mark. It never throws.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-8.1
 */
export async function readText(file: string): Promise<ReadText> {
  try {
    return decode(await fs.readFile(file));
  } catch (error) {
    return { problem: { message: explainFileError(error) } };
  }
}

function decode(bytes: Buffer): ReadText {
  if (isUtf16(bytes))
    return { problem: { message: `the file is saved as UTF-16, expected UTF-8; ${advice}` } };
  const text = bytes.toString('utf8');
  for (const { index } of text.matchAll(/\uFFFD/g)) {
    // Decoding replaces invalid bytes by this character, which a file may also contain.
    const before = text.slice(0, index);
    const offset = Buffer.byteLength(before);
    if (bytes.subarray(offset, offset + 3).equals(Buffer.from('\uFFFD'))) continue;
    const hex = bytes.toString('hex', offset, offset + 1).toUpperCase();
    const message = `the file is not saved as UTF-8 (found the byte ${hex}); ${advice}`;
    return { problem: { message, place: placesIn(before)(index) } };
  }
  if (!text.startsWith('\uFEFF')) return { text };
  const message = `the file starts with a byte order mark, expected none; ${advice}`;
  return { text: text.slice(1), problem: { message } };
}

function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  // No mark: JSON starts with an ASCII character, whose other byte is zero in UTF-16.
  return bytes.length > 1 && (first === 0) !== (second === 0);
}

const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'it is a file, not a folder',
};

/** Describes an error of node:fs. */
export function explainFileError(error: unknown): string {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  return `cannot be read: ${fileErrors[code] ?? code}`;
}
