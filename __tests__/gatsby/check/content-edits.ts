import fs from 'node:fs';
import { animate, type ContentCopy, drawImage } from './content-copy';

/** Bad content, and every line that the check reports about it. */
export interface BadContent {
  title: string;
  spoil: (copy: ContentCopy) => unknown;
  says: readonly string[];
}

/** What an edit does with a file and the text after the arrow, besides replacing a text. */
const actions: Record<string, (copy: ContentCopy, file: string, argument: string) => unknown> = {
  delete: (copy, file) => copy.delete(file),
  copy: (copy, file, to) => copy.copyFile(file, to),
  write: (copy, file, text) => copy.write(file, text),
  rename: (copy, file, to) => fs.renameSync(copy.path(file), copy.path(to)),
  /** Moves a file or folder out of the content, and leaves a symbolic link to it. */
  link: (copy, file, to) => {
    fs.rmSync(copy.path(to), { recursive: true, force: true });
    fs.renameSync(copy.path(file), copy.path(to));
    fs.symlinkSync(copy.path(to), copy.path(file));
  },
  folder: (copy, file) => {
    copy.delete(file);
    fs.mkdirSync(copy.path(file));
  },
  mark: (copy, file) => copy.write(file, `\uFEFF${copy.read(file)}`),
  /** Ends lines as old Macs did. */
  returns: (copy, file) => copy.write(file, copy.read(file).replaceAll('\n', '\r')),
  encode: (copy, file, encoding) =>
    copy.write(file, Buffer.from(copy.read(file), encoding as BufferEncoding)),
  /** Keeps a number of bytes, or adds some. */
  cut: (copy, file, end) => fs.truncateSync(copy.path(file), Number(end)),
  draw: async (copy, file, size) => {
    const [width = 0, height = 0] = size.split(' × ').map(Number);
    copy.write(file, await drawImage(width, height));
  },
  animate: async (copy, file) => copy.write(file, await animate(copy.readBytes(file))),
  /** Only says another size in the file: drawing a huge image takes seconds. */
  claim: (copy, file, size) => {
    const bytes = copy.readBytes(file);
    const [width = 0, height = 0] = size.split(' × ').map(Number);
    bytes.writeUInt32BE(height * 2 ** 16 + width, bytes.indexOf('ffc0', 'hex') + 5);
    copy.write(file, bytes);
  },
};

/**
 * Edits content. `site.json: "Paperwork" → ""` replaces the first text by the second one, and
 * `rename: site.json → sites.json` is an action. `⏎` is a line break.
 */
export async function applyEdits(copy: ContentCopy, edits: readonly string[]): Promise<void> {
  for (const edit of edits) {
    const [, subject = '', first = '', second = ''] =
      /^(\S+): (.+?)(?: →(?: (.*))?)?$/.exec(edit)?.map((part = '') => part.replaceAll('⏎', '\n')) ?? [];
    const action = actions[subject];
    if (action) await action(copy, first, second);
    else copy.replace(subject, first, second);
  }
}

/** The file that an edit leaves changed. */
const fileOf = (edit: string): string => {
  const [, subject = '', first = '', second = ''] = /^(\S+): (.+?)(?: → ?(.*))?$/.exec(edit) ?? [];
  if (!(subject in actions)) return subject;
  return ['copy', 'rename'].includes(subject) ? second : first;
};

/**
 * Reads a table of cases: edits, and below them, indented, the expected report. A line of the report that starts with a
 * place is about the file of the last edit.
 */
export function parseCases(strings: TemplateStringsArray, ...values: string[]): BadContent[] {
  const table = String.raw(strings, ...values).trimStart();
  const pattern = /((?:^\S.*\n)+)((?:^ {2}.*\n)+)/gm;
  if (table.replace(pattern, '')) throw new Error(`Not a case: ${table.replace(pattern, '')}`);
  return [...table.matchAll(pattern)].map(([, text = '', says = '']) => {
    const edits = text.trimEnd().split('\n');
    const file = `content/${fileOf(edits.at(-1) ?? '')}`;
    return {
      title: edits.join(', ').slice(0, 150),
      spoil: (copy) => applyEdits(copy, edits),
      says: says
        .trim()
        .split('\n  ')
        .map((line) => (/^\d/.test(line) ? `${file}:${line}` : line)),
    };
  });
}
