import fs from 'node:fs';
import path from 'node:path';
import { inAllLanguages, type SiteContent } from '../content/site-content';
import { escapeMarkup } from './seo/escape-markup';

const drawings = path.resolve('src/sections/illustrations.svg');

/** Finds a word by its place in illustrations.json, such as "notes.quotes.0". Without words, a drawing has no text. */
const wordAt = (words: unknown, place: string): string =>
  place
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], words)
    ?.toString() ?? '';

/** Writes the file of the illustrations with their words in each language, as src/sections/illustration.tsx shows it. */
export function writeIllustrations(content: SiteContent, site: string): void {
  for (const { files, home } of inAllLanguages(content)) {
    const folder = path.join(site, home);
    fs.mkdirSync(folder, { recursive: true });
    writeFile(files.get('illustrations.json')?.value, path.join(folder, 'illustrations.svg'));
  }
}

function writeFile(words: unknown, file: string): void {
  const svg = fs
    .readFileSync(drawings, 'utf8')
    .replace(/\{([\w.]+)\}/g, (_, place: string) => escapeMarkup(wordAt(words, place)));
  fs.writeFileSync(file, svg);
}
