/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { hasCharacter, headingFonts, writeFonts } from '../../../gatsby/brand/fonts';
import brand from '../../content/brand.json';
import { writeSite } from '../../support/site-folder';

// Subsetting takes long on a loaded machine.
jest.setTimeout(60_000);

const { headings, text } = brand.fonts;
const folder = writeSite({});

const read = (name: string) => fs.readFileSync(path.join(folder, name));
const css = () => read('fonts.css').toString();

it('are small files, declared by a style sheet, with extended Latin letters in files that browsers load only for them', async () => {
  await writeFonts({ headings, text }, folder, ['en-GB'], []);
  const files = [...css().matchAll(/url\('\.\/([\w-]+\.woff2)'\)/g)].map(([, name = '']) => name);
  const usual = files.filter((name) => !name.includes('-ext'));
  expect([files.length, usual.length]).toEqual([5, 3]);
  const sizes = usual.map((name) => read(name).length);
  for (const name of files) expect(read(name).toString('latin1', 0, 4)).toBe('wOF2');
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(75_000);
  expect(css().match(/-latin-ext\.woff2'\);\n {2}unicode-range: U\+0100-/g)).toHaveLength(2);
});

it('have the letters of another script only on a site with a language that has it', async () => {
  expect(css()).not.toContain('vietnamese');
  const other = writeSite({});
  await writeFonts({ headings, text }, other, ['en-GB', 'vi-VN'], []);
  const rules = fs.readFileSync(path.join(other, 'fonts.css'), 'utf8');
  expect(rules.match(/-vietnamese\.woff2'\);\n {2}unicode-range: U\+0102-/g)).toHaveLength(2);
  expect(hasCharacter(text, 'en-GB')('ệ')).toBe(false);
  expect(hasCharacter(text, 'vi-VN')('ệ')).toBe(true);
  const counts = ['en-GB', 'vi-VN'].map(
    async (locale) => (await headingFonts({ headings, text }, locale)).length,
  );
  expect(await Promise.all(counts)).toEqual([2, 3]);
});
