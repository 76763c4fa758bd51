import fs from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { type Place, startOfFile } from './problem';
import { placesIn } from './source-map';

/** The text of a file, and a problem with its encoding. */
export interface ReadText {
  /** Missing if the file cannot be read. */
  text?: string;
  problem?: Place & { message: string };
}

const byteOrderMark = '\uFEFF';

/**
 * Reads a file that must be UTF-8 without a byte order mark. It never throws.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-8.1
 */
export async function readText(file: string): Promise<ReadText> {
  try {
    return decode(await fs.readFile(file));
  } catch (error) {
    return { problem: { ...startOfFile, message: explainFileError(error) } };
  }
}

function decode(bytes: Buffer): ReadText {
  if (isUtf16(bytes)) {
    const message = 'the file is saved as UTF-16, expected UTF-8; choose "Save with Encoding: UTF-8"';
    return { problem: { ...startOfFile, message } };
  }
  const valid = validPart(bytes);
  if (valid < bytes.length) {
    const before = new TextDecoder().decode(bytes.subarray(0, valid), { stream: true });
    const hex = bytes.toString('hex', valid, valid + 1).toUpperCase();
    const message = `the file is not saved as UTF-8 (found the byte ${hex}); choose "Save with Encoding: UTF-8"`;
    return { problem: { ...placesIn(before)(before.length), message } };
  }
  const text = bytes.toString('utf8');
  if (!text.startsWith(byteOrderMark)) return { text };
  const message = 'the file starts with a byte order mark, expected none; choose "Save with Encoding: UTF-8"';
  return { text: text.slice(1), problem: { ...startOfFile, message } };
}

function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  // No mark: JSON starts with an ASCII character, whose other byte is zero in UTF-16.
  return bytes.length > 1 && (first === 0) !== (second === 0);
}

/** The number of bytes before the first invalid one, found by binary search. */
function validPart(bytes: Buffer): number {
  if (isValid(bytes, false)) return bytes.length;
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isValid(bytes.subarray(0, middle), true)) good = middle;
    else bad = middle;
  }
  return good;
}

function isValid(bytes: Buffer, isPart: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart });
    return true;
  } catch {
    return false;
  }
}

const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'it is a file, not a folder',
};

/**
 * Describes why a file or a folder cannot be read.
 *
 * @param error from node:fs
 */
export function explainFileError(error: unknown): string {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  return `cannot be read: ${fileErrors[code] ?? code}`;
}
