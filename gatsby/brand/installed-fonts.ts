import fs from 'node:fs';
import path from 'node:path';

const packages = path.resolve('node_modules/@fontsource-variable');

/** The letters of a file of Fontsource. */
export type Letters = 'latin' | 'latin-ext';

/** The file of a font with all of its weights. Some fonts have none with the extended Latin letters. */
export const fontFile = (font: string, letters: Letters = 'latin'): string =>
  path.join(packages, font, `files/${font}-${letters}-wght-normal.woff2`);

/** The files that a font has. */
export const fontFiles = (font: string): string[] =>
  (['latin', 'latin-ext'] as const)
    .map((letters) => fontFile(font, letters))
    .filter((file) => fs.existsSync(file));

export const fontVersion = (font: string): string =>
  (JSON.parse(fs.readFileSync(path.join(packages, font, 'package.json'), 'utf8')) as { version: string })
    .version;

/** The fonts that content can name: the variable fonts of Fontsource that are installed. */
export const installedFonts = (): string[] =>
  fs.readdirSync(packages).filter((font) => fs.existsSync(fontFile(font)));
