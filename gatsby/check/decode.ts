import { type Mistake, mistake } from './mistake';

/** The first bytes of UTF-16: a mark, or an ASCII character, with which JSON starts and whose other byte is zero. */
const utf16 = /^(?:\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/;

const advice = 'choose "Save with Encoding: UTF-8"';

/**
 * Decodes a file that must be UTF-8 without a byte order mark.
 *
 * @param bytes or why the file cannot be read
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-8.1
 */
export function decode(bytes: Buffer | string): { text: string; mistakes: Mistake[] } {
  if (typeof bytes === 'string') return { text: '', mistakes: [mistake('rest', 0, bytes)] };
  const text = bytes.toString('utf8');
  if (utf16.test(bytes.toString('latin1', 0, 2)))
    return { text, mistakes: [mistake('rest', 0, `the file is saved as UTF-16, expected UTF-8; ${advice}`)] };
  for (const { index } of text.matchAll(/\uFFFD/g)) {
    // Decoding replaces invalid bytes by this character, which a file may also contain.
    const offset = Buffer.byteLength(text.slice(0, index));
    if (bytes.subarray(offset, offset + 3).equals(Buffer.from('\uFFFD'))) continue;
    const hex = bytes.toString('hex', offset, offset + 1).toUpperCase();
    const message = `the file is not saved as UTF-8 (found the byte ${hex}); ${advice}`;
    return { text, mistakes: [mistake('rest', index, message)] };
  }
  if (!text.startsWith('\uFEFF')) return { text, mistakes: findConflict(text) };
  const message = `the file starts with a byte order mark, expected none; ${advice}`;
  return { text: text.slice(1), mistakes: [mistake('local', 0, message), ...findConflict(text)] };
}

/** Finds the marks that Git writes around two versions of the same lines. */
function findConflict(text: string): Mistake[] {
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  const message =
    'found a merge conflict; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>';
  return conflict < 0 ? [] : [mistake('rest', conflict, message)];
}
