import { isUtf8 } from 'node:buffer';
import { type Mistake, mistake } from './mistake';

const wrongEncoding =
  'the file is not saved as UTF-8 without a byte order mark; choose "Save with Encoding: UTF-8"';

/**
 * Decodes a file that must be UTF-8 without a byte order mark.
 *
 * @param bytes or why the file cannot be read
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-8.1
 */
export function decode(bytes: Buffer | string): { text: string; mistakes: Mistake[] } {
  if (typeof bytes === 'string') return { text: '', mistakes: [mistake('rest', 0, bytes)] };
  const text = bytes.toString('utf8');
  // Every other byte of UTF-16 is zero.
  if (!isUtf8(bytes) || text.includes('\0')) return { text, mistakes: [mistake('rest', 0, wrongEncoding)] };
  const hasMark = text.startsWith('\uFEFF');
  return {
    text: hasMark ? text.slice(1) : text,
    mistakes: [...(hasMark ? [mistake('local', 0, wrongEncoding)] : []), ...findConflict(text)],
  };
}

/** Finds the marks that Git writes around two versions of the same lines. */
function findConflict(text: string): Mistake[] {
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  const message =
    'found a merge conflict; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>';
  return conflict < 0 ? [] : [mistake('rest', conflict, message)];
}
