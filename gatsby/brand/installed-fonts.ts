import fs from 'node:fs';
import path from 'node:path';

const packages = path.resolve('node_modules/@fontsource-variable');

/** The file of a font with all of its weights, for Latin letters. */
export const fontFile = (font: string): string =>
  path.join(packages, font, `files/${font}-latin-wght-normal.woff2`);

export const fontVersion = (font: string): string =>
  (JSON.parse(fs.readFileSync(path.join(packages, font, 'package.json'), 'utf8')) as { version: string })
    .version;

/** The fonts that content can name: the variable fonts of Fontsource that are installed. */
export const installedFonts = (): string[] =>
  fs.readdirSync(packages).filter((font) => fs.existsSync(fontFile(font)));
