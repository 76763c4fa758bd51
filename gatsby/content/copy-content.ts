import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { sourceDirectory } from '../folders';
import { imagesIn } from '../model/downloads';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import { nodesOf } from './node-data';

/**
 * Writes valid content to the folder that Gatsby reads, and deletes what is no longer part of it: a JSON file for each
 * node, and the images that they name. Gatsby never reads content with mistakes, and a build never reads drafts.
 * Unchanged files are not written again.
 */
export async function copyContent(site: Site, target = sourceDirectory): Promise<void> {
  const languages = inAllLanguages(site);
  const files = new Map<string, string>(
    languages.flatMap(nodesOf).map((node) => [`${node.key}.json`, JSON.stringify(node)]),
  );
  const images = new Set(languages.flatMap(imagesIn));
  for (const [name, text] of files) writeIfChanged(path.join(target, name), text);
  for (const name of images) await copyImage(path.join(site.directory, name), path.join(target, name));
  for (const entry of fs.readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(target, file).replaceAll(path.sep, '/');
    if (entry.isFile() && !files.has(name) && !images.has(name)) fs.rmSync(file);
  }
}

/** Gatsby reads a file again after every write, and webpack compiles it. */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Copies an image that has changed. One that its camera has marked as turned is written upright: Gatsby would give it the
 * width and height of the file.
 */
async function copyImage(source: string, copy: string): Promise<void> {
  const { atime, mtime } = fs.statSync(source);
  if (fs.statSync(copy, { throwIfNoEntry: false })?.mtime.getTime() === mtime.getTime()) return;
  fs.cpSync(source, copy);
  const { orientation = 1 } = await sharp(source).metadata();
  // From 5 on, width and height are exchanged (EXIF).
  if (orientation >= 5) await sharp(source).autoOrient().jpeg({ quality: 95, force: false }).toFile(copy);
  fs.utimesSync(copy, atime, mtime);
}
