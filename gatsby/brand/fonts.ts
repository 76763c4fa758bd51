import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { measureFont, sample } from './font-metrics';
import { fontFile, fontVersion } from './installed-fonts';

type Fonts = Readonly<Record<'headings' | 'text', string>>;

/** A part of a font: only some weights, and only some characters. */
interface Part {
  weight: number | { min: number; max: number };
  characters?: string;
}

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, Latin-1 and typographic punctuation. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…€™−×ŒœŠšŽžŸ`;

/** Headings have one weight. Large numbers of rows and steps have a light one, of which only the digits are used. */
const headings: Part = { weight: 600 };
const digits: Part = { weight: 300, characters: '0123456789' };
const text: Part = { weight: { min: 400, max: 700 } };

const subset = (font: string, { weight, characters = latin }: Part, targetFormat: 'woff' | 'woff2') =>
  subsetFont(fs.readFileSync(fontFile(font)), characters, { targetFormat, variationAxes: { wght: weight } });

/** The font of Open Graph images. satori, which renders them, does not read WOFF2. */
export const headingFont = (font: string): Promise<Buffer> => subset(font, headings, 'woff');

/** Writes the font files of the site and the style sheet that declares them, unless the folder has them already. */
export async function writeFonts(fonts: Fonts, folder: string): Promise<void> {
  const css = path.join(folder, 'fonts.css');
  const names = [fonts.headings, fonts.text];
  const comment = `/* ${names.map((font) => `${font} ${fontVersion(font)}`).join(', ')} */\n`;
  if (fs.existsSync(css) && fs.readFileSync(css, 'utf8').startsWith(comment)) return;
  const rules = [
    await writeFont('Display', fonts.headings, headings, path.join(folder, 'display.woff2')),
    await writeFont('Display', fonts.headings, digits, path.join(folder, 'display-digits.woff2')),
    await writeFont('Text', fonts.text, text, path.join(folder, 'text.woff2')),
    await fallback('Display', fonts.headings, bold),
    await fallback('Text', fonts.text, regular),
  ];
  fs.writeFileSync(css, comment + rules.join('\n'));
}

/** @returns the rule that declares the font */
async function writeFont(family: string, font: string, part: Part, file: string): Promise<string> {
  fs.writeFileSync(file, await subset(font, part, 'woff2'));
  const { weight } = part;
  return `@font-face {
  font-family: ${family};
  font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`};
  font-display: swap;
  src: url('./${path.basename(file)}');
}
`;
}

/** Fonts of the visitor's system, and the mean width of a character of the sample in them, as a share of the font size. */
interface Fallback {
  weight: number;
  local: readonly string[];
  width: number;
}

const regular: Fallback = { weight: 400, local: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.4275 };
const bold: Fallback = {
  weight: 600,
  local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  width: 0.4614,
};

/** Gives a local font the metrics of a web font, so that nothing moves when that arrives. */
async function fallback(family: string, font: string, { weight, local, width }: Fallback): Promise<string> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const metrics = measureFont(await subsetFont(fs.readFileSync(fontFile(font)), sample, options), width);
  return `@font-face {
  font-family: '${family} Fallback';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${metrics.size}%;
  ascent-override: ${metrics.ascent}%;
  descent-override: ${metrics.descent}%;
  line-gap-override: ${metrics.lineGap}%;
}
`;
}
