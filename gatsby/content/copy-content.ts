import fs from 'node:fs';
import path from 'node:path';
import { sourceDirectory } from './folders';
import type { SiteContent } from './site-content';

type ContentToCopy = Pick<SiteContent, 'directory' | 'files' | 'fields'>;

/** Paths from the content folder of all files that pages need: content files, and the images that they name. */
function neededFiles({ files, fields }: ContentToCopy): Set<string> {
  const images = fields.flatMap(({ schema: { format = '' }, value }) =>
    ['image', 'logo'].includes(format) && typeof value === 'string' && !value.startsWith('https://')
      ? [path.posix.normalize(value)]
      : [],
  );
  return new Set([...files.keys(), ...images]);
}

/**
 * Copies valid content to the folder that Gatsby reads, and deletes what is no longer part of it. Gatsby never reads
 * content with mistakes, and a build never reads drafts. Unchanged files are not written again.
 */
export function copyContent(content: ContentToCopy, target = sourceDirectory): void {
  const needed = neededFiles(content);
  fs.mkdirSync(target, { recursive: true });
  for (const name of needed) copyIfChanged(path.join(content.directory, name), path.join(target, name));
  for (const entry of fs.readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(target, file).replaceAll(path.sep, '/');
    if (entry.isFile() && !needed.has(name)) fs.rmSync(file);
  }
}

function copyIfChanged(source: string, copy: string): void {
  const { size, mtime } = fs.statSync(source);
  const old = fs.statSync(copy, { throwIfNoEntry: false });
  if (old?.size === size && old.mtime.getTime() === mtime.getTime()) return;
  fs.mkdirSync(path.dirname(copy), { recursive: true });
  fs.copyFileSync(source, copy);
  fs.utimesSync(copy, mtime, mtime);
}
