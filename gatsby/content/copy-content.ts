import fs from 'node:fs';
import path from 'node:path';
import { readMark } from '../brand/logo';
import { parseInline } from '../parse/markdown/inline';
import type { ContentFile } from '../parse/parse-content';
import { baseName, entryOf, type Schema, sectionFolder, sectionName } from '../definitions/definitions';
import { mapTexts } from '../parse/fields';
import { fromFolder, sourceDirectory } from '../folders';
import { networkIcon, outlineIcon } from '../definitions/icons';
import { readLanguages } from '../model/languages';
import { inAllLanguages, type SiteContent } from '../model/site-content';

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
  format === 'image' && typeof value === 'string' && isLocal(value) ? [fromFolder(value)] : [];

/** The files of a language. All others than the first one have a folder. */
const filesOf = (content: SiteContent): [name: string, text: string][] =>
  [...content.files.values()]
    .filter(({ definition }) => content.home === '/' || !definition?.untranslated)
    .map((file) => [`${keyOf(baseName(file.name), content)}.json`, JSON.stringify(nodeValue(file, content))]);

/** The place of a file, without its ending: "people/ada", or in another than the first language "de/people/ada". */
const keyOf = (place: string, { home }: SiteContent): string => path.posix.join('.', home, place);

const isLocal = (image: string): boolean => !image.startsWith('https://');

/** The node of a content file. It names entries and sections by their keys, and images by their paths. */
export function nodeValue(file: ContentFile, content: SiteContent): object {
  const { name, definition = {}, value } = file;
  const toNode = (text: string, { format, entryOf }: Schema): unknown => {
    if (entryOf) return keyOf(`${entryOf}/${text}`, content);
    if (format === 'image') return isLocal(text) ? fromFolder(text) : text;
    if (format === 'icon') return outlineIcon(text);
    if (format === 'network') return networkIcon(text);
    if (format === 'markdown') return parseInline(text);
    return format === 'logo' ? readMark(content.directory, text) : text;
  };
  return {
    ...(mapTexts(value, definition, toNode) as object),
    ...addedFields(file, content),
    ...languageFields(name, content),
  };
}

function addedFields({ name, definition }: ContentFile, content: SiteContent): object {
  if (name === 'pages.json') {
    const pages = content.routes.map((route) => ({
      ...route,
      sections: route.sections.map((section) => keyOf(sectionFolder + section, content)),
      ...languageFields(route.source ?? route.path, content),
    }));
    return { pages };
  }
  const section = content.sections.get(sectionName(name) ?? '');
  const key = keyOf(baseName(name), content);
  if (section) return { key, anchor: section.anchor, showsHeading: definition?.showsHeading ?? false };
  const { path, status } = content.entries.find(({ file }) => file === name) ?? {};
  return { key, slug: entryOf(name)?.entry, path, status };
}

/**
 * In another language than the first one: the language, and that of what is not translated.
 *
 * @param name of a file, or the path of a page
 */
function languageFields(name: string, content: SiteContent): object {
  if (content.home === '/') return {};
  const [first] = readLanguages(content);
  const lang = content.untranslated.has(name) ? first?.locale : undefined;
  return { language: content.language?.code, lang };
}

/** Gatsby reads a file again after every write, and webpack compiles it. */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

function copyIfChanged(source: string, copy: string): void {
  const { size, mtime } = fs.statSync(source);
  const old = fs.statSync(copy, { throwIfNoEntry: false });
  if (old?.size === size && old.mtime.getTime() === mtime.getTime()) return;
  fs.cpSync(source, copy, { preserveTimestamps: true });
}
