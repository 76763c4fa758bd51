import fs from 'node:fs';
import path from 'node:path';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import { createLettering } from './lettering';
import { outlineText } from './outline-text';
import { escapeMarkup } from './seo/escape-markup';

const drawings = path.resolve('src/sections/illustrations.svg');

/** Finds a word by its place in illustrations.json, such as "notes.quotes.0". Without words, a drawing has no text. */
const wordAt = (words: unknown, place: string): string =>
  place
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], words)
    ?.toString() ?? '';

/** Lines with the numbers from 0 to the one in a text, in 20 steps, the last one first, 100 units apart. */
const stepsTo = (text: string): string =>
  Array.from({ length: 20 }, (_, index) => {
    const value = text.replace(/\d+/, (number) => String(Math.round((Number(number) * (19 - index)) / 20)));
    return `<tspan x="12" dy="100">${value}</tspan>`;
  }).join('');

/** Writes the drawings with the words of each language as outlines in the fonts of the brand. */
export async function writeIllustrations(site: Site, folder: string): Promise<void> {
  const svg = fs.readFileSync(drawings, 'utf8');
  const draw = await createLettering(site.brand.fonts);
  for (const { illustrations, home } of inAllLanguages(site)) {
    const text = svg.replace(/\{(steps:)?([\w.]+)\}/g, (_, steps: string | undefined, place: string) => {
      const word = escapeMarkup(wordAt(illustrations, place));
      return steps ? stepsTo(word) : word;
    });
    fs.mkdirSync(path.join(folder, home), { recursive: true });
    fs.writeFileSync(path.join(folder, home, 'illustrations.svg'), await outlineText(text, draw));
  }
}
