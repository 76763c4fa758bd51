import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FormLanguage } from '../../src/content-model/form-definitions';
import type { StoredFile } from './submissions';

/** In bytes. */
const maxSize = 10_000_000;

/** What the content of a file may be, by the endings of its name. Text files have no signature. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
};
const textEndings = ['txt', 'md', 'csv'];

/** A file without a name and content is a field that was left empty. */
export const isEmptyFile = (file: File): boolean => file.size === 0 && !file.name;

/** Compares the content of a file with the ending of its name. */
async function typeOf(ending: string, bytes: Buffer): Promise<string | undefined> {
  // The package has an ES module only.
  const { fileTypeFromBuffer } = await import('file-type/node');
  const found = await fileTypeFromBuffer(bytes);
  if (found) return endings[found.mime]?.includes(ending) ? found.mime : undefined;
  const isText = isUtf8(bytes) && !/[^\P{Cc}\t\n\r]/u.test(bytes.toString());
  return isText && textEndings.includes(ending) ? 'text/plain' : undefined;
}

/** What is wrong with a file, or what is stored of it. */
export async function checkFile(file: File, messages: FormLanguage['words']['messages']) {
  if (file.size > maxSize) return { error: messages.size.replace('{limit}', String(maxSize / 1_000_000)) };
  const bytes = Buffer.from(await file.arrayBuffer());
  // The last part of the name, without characters that mean something to systems.
  const name = path.win32
    .basename(file.name)
    .replace(/[\p{Cc}\p{Cf}"*:<>?|]/gu, '_')
    .slice(-100);
  const ending = path.extname(name).toLowerCase();
  const type = await typeOf(ending.slice(1), bytes);
  if (!type) return { error: messages.file };
  const stored: StoredFile = { name, file: randomUUID() + ending, type, size: file.size };
  return { stored, bytes };
}

/** Writes a file so that it is on the disk before its message. Nobody else may read or run it. */
export async function writeAttachment(
  folder: string,
  { file }: StoredFile,
  bytes: Uint8Array,
): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await fs.writeFile(path.join(folder, file), bytes, { flag: 'wx', mode: 0o600, flush: true });
  const directory = await fs.open(folder);
  await directory.sync().finally(() => directory.close());
}

export const removeAttachments = (folder: string, files: readonly StoredFile[]): Promise<unknown> =>
  Promise.all(files.map(({ file }) => fs.rm(path.join(folder, path.basename(file)), { force: true })));
