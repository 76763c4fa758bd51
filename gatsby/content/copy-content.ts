import fs from 'node:fs';
import path from 'node:path';
import { type Content, listAt } from '../check/rules/rule';
import { readEntries } from './entry';
import { sourceDirectory } from './folders';
import { fromFolder } from './image-path';
import { readLanguages } from './languages';

type ContentToCopy = Pick<Content, 'directory' | 'files' | 'fields' | 'translations'>;

/** Paths from the content folder of all files that pages need: content files, and the images that they name. */
function neededFiles({ files, fields, translations }: ContentToCopy): Set<string> {
  const images = [fields, ...translations.map((its) => its.fields)]
    .flat()
    .flatMap(({ schema: { format = '' }, value }) =>
      ['image', 'logo'].includes(format) && typeof value === 'string' && !value.startsWith('https://')
        ? [fromFolder(value)]
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
  for (const [name, text] of content.translations.flatMap(translatedFiles)) {
    needed.add(name);
    writeIfChanged(path.join(target, name), text);
  }
  for (const entry of fs.readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(target, file).replaceAll(path.sep, '/');
    if (entry.isFile() && !needed.has(name)) fs.rmSync(file);
  }
}

/** The files of a language, with what queries need to find them, and the language of what is not translated. */
function translatedFiles(content: Content): [name: string, text: string][] {
  const { language, untranslated } = content;
  const code = language?.code ?? '';
  const [original] = readLanguages(content);
  const marks = (name: string) => ({
    language: code,
    ...(untranslated.has(name) && { lang: original?.locale }),
  });
  const paths = new Map(readEntries(content).map(({ file, path }) => [file, path]));
  return [...content.files.values()]
    .filter(({ definition }) => !definition?.untranslated)
    .map(({ name, value }) => {
      const entry = paths.has(name) && { path: paths.get(name) };
      const pages = listAt(value, 'pages').map((page) => {
        const { path } = page as { path: string };
        return { ...(page as object), ...marks(path) };
      });
      const list = pages.length > 0 && { pages };
      const translated = { ...(value as object), ...marks(name), ...entry, ...list };
      return [`${code}/${name}`, JSON.stringify(translated)];
    });
}

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
