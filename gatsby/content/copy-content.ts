import fs from 'node:fs';
import path from 'node:path';
import { nodeValue } from './graphql/node-value';
import { fromFolder, sourceDirectory } from './folders';
import { inAllLanguages, type SiteContent } from './site-content';

/**
 * Writes valid content to the folder that Gatsby reads, and deletes what is no longer part of it: content files, as JSON,
 * and the images that they name. Gatsby never reads content with mistakes, and a build never reads drafts. Unchanged files
 * are not written again.
 */
export function copyContent(content: SiteContent, target = sourceDirectory): void {
  const languages = inAllLanguages(content);
  const files = new Map(languages.flatMap(filesOf));
  const images = new Set(languages.flatMap(({ fields }) => fields.flatMap(imageOf)));
  for (const [name, text] of files) writeIfChanged(path.join(target, name), text);
  for (const name of images) copyIfChanged(path.join(content.directory, name), path.join(target, name));
  for (const entry of fs.readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(target, file).replaceAll(path.sep, '/');
    if (entry.isFile() && !files.has(name) && !images.has(name)) fs.rmSync(file);
  }
}

const imageOf = ({ schema: { format }, value }: SiteContent['fields'][number]): string[] =>
  format === 'image' && typeof value === 'string' && !value.startsWith('https://') ? [fromFolder(value)] : [];

/** The files of a language. All others than the first one have a folder. */
const filesOf = (content: SiteContent): [name: string, text: string][] =>
  [...content.files.values()]
    .filter(({ definition }) => content.home === '/' || !definition?.untranslated)
    .map((file) => [path.posix.join('.', content.home, file.name), JSON.stringify(nodeValue(file, content))]);

function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

function copyIfChanged(source: string, copy: string): void {
  const { size, mtime } = fs.statSync(source);
  const old = fs.statSync(copy, { throwIfNoEntry: false });
  if (old?.size === size && old.mtime.getTime() === mtime.getTime()) return;
  fs.mkdirSync(path.dirname(copy), { recursive: true });
  fs.copyFileSync(source, copy);
  fs.utimesSync(copy, mtime, mtime);
}
