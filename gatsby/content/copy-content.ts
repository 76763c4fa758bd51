import fs from 'node:fs';
import path from 'node:path';
import { pagesIn } from '../check/rules/rule';
import { baseName } from './definitions/definitions';
import { sourceDirectory } from './folders';
import { fromFolder } from './image-path';
import { inAllLanguages, type SiteContent } from './site-content';

/**
 * Writes valid content to the folder that Gatsby reads, and deletes what is no longer part of it: content files, as JSON,
 * and the images that they name. Gatsby never reads content with mistakes, and a build never reads drafts. Unchanged files
 * are not written again.
 */
export function copyContent(content: SiteContent, target = sourceDirectory): void {
  const languages = inAllLanguages(content);
  const files = new Map(languages.flatMap((language) => filesOf(language, content)));
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
  (format === 'image' || format === 'logo') && typeof value === 'string' && !value.startsWith('https://')
    ? [fromFolder(value)]
    : [];

/**
 * The files of a language. In another than the first one, they have what queries need to find them, and the language of
 * what is not translated.
 */
function filesOf(content: SiteContent, first: SiteContent): [name: string, text: string][] {
  const { files, language, untranslated, entries } = content;
  if (content === first)
    return [...files.values()].map(({ name, value }) => [jsonName(name), JSON.stringify(value)]);
  const code = language?.code ?? '';
  const marks = (name: string) => ({
    language: code,
    ...(untranslated.has(name) && { lang: first.language?.locale }),
  });
  const paths = new Map(entries.map(({ file, path }) => [file, path]));
  return [...files.values()]
    .filter(({ definition }) => !definition?.untranslated)
    .map(({ name, value }) => {
      const entry = paths.has(name) && { path: paths.get(name) };
      const pages = pagesIn(content).map((page) => ({ ...page, ...marks(page.path) }));
      const list = name === 'pages.json' && { pages };
      return [
        `${code}/${jsonName(name)}`,
        JSON.stringify({ ...(value as object), ...marks(name), ...entry, ...list }),
      ];
    });
}

const jsonName = (name: string): string => `${baseName(name)}.json`;

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
