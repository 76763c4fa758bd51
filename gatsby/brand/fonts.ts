import fs from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { measureFont, sample } from './font-metrics';
import { fontFile, fontFiles, fontVersion, type Letters } from './installed-fonts';

type Fonts = Readonly<Record<'headings' | 'text', string>>;

/** A part of a font: only some weights, and only some characters. */
interface Part {
  weight: number | { min: number; max: number };
  letters?: Letters;
  characters?: readonly string[];
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Basic Latin, Latin-1 and typographic punctuation. */
const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„•…€™−×ŒœŠšŽžŸı'];

/** Latin Extended-A, -B and Additional, and signs of currencies. Browsers load them only for pages that use them. */
const latinExtended = [...range(0x100, 0x24f), ...range(0x1e00, 0x1e9f), ...range(0x20a0, 0x20c0)].filter(
  (letter) => !latin.includes(letter),
);

/** Headings have one weight. Large numbers of rows and steps have a light one, of which only the digits are used. */
const headings: Part = { weight: 600 };
const digits: Part = { weight: 300, characters: [...'0123456789'] };
const text: Part = { weight: { min: 400, max: 700 } };

const extended = (part: Part): Part => ({ ...part, letters: 'latin-ext', characters: latinExtended });

const subset = (
  font: string,
  { weight, letters, characters = latin }: Part,
  targetFormat: 'woff' | 'woff2',
) =>
  subsetFont(fs.readFileSync(fontFile(font, letters)), characters.join(''), {
    targetFormat,
    variationAxes: { wght: weight },
  });

const hasExtended = (font: string): boolean => fs.existsSync(fontFile(font, 'latin-ext'));

/** The fonts of Open Graph images. satori, which renders them, does not read WOFF2. */
export const headingFonts = (font: string): Promise<Buffer[]> =>
  Promise.all(
    [headings, ...(hasExtended(font) ? [extended(headings)] : [])].map((part) => subset(font, part, 'woff')),
  );

/** The characters that the site has of a font. */
export function charactersOf(font: string): Set<string> {
  const files = fontFiles(font).map((file) => create(fs.readFileSync(file)) as Font);
  return new Set(
    [...latin, ...latinExtended].filter((character) =>
      files.some((file) => file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    ),
  );
}

/** Writes the font files of the site and the style sheet that declares them, unless the folder has them already. */
export async function writeFonts(fonts: Fonts, folder: string): Promise<void> {
  const css = path.join(folder, 'fonts.css');
  const names = [fonts.headings, fonts.text];
  const comment = `/* ${names.map((font) => `${font} ${fontVersion(font)}`).join(', ')}: Latin and Latin Extended */\n`;
  if (fs.existsSync(css) && fs.readFileSync(css, 'utf8').startsWith(comment)) return;
  const write = (family: string, font: string, part: Part, name: string) =>
    writeFont(family, font, part, path.join(folder, `${name}.woff2`));
  const rules = [
    await write('Display', fonts.headings, headings, 'display'),
    await write('Display', fonts.headings, digits, 'display-digits'),
    await write('Text', fonts.text, text, 'text'),
    hasExtended(fonts.headings) &&
      (await write('Display', fonts.headings, extended(headings), 'display-extended')),
    hasExtended(fonts.text) && (await write('Text', fonts.text, extended(text), 'text-extended')),
    await fallback('Display', fonts.headings, bold),
    await fallback('Text', fonts.text, regular),
  ];
  fs.writeFileSync(css, comment + rules.filter(Boolean).join('\n'));
}

/** The descriptor `unicode-range`: "U+100-151, U+154". */
function unicodeRange(characters: readonly string[]): string {
  const hex = (code: number | undefined) => code?.toString(16).toUpperCase();
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts
    .map((start, index) => `U+${hex(start)}${ends[index] === start ? '' : `-${hex(ends[index])}`}`)
    .join(', ');
}

/** @returns the rule that declares the font */
async function writeFont(family: string, font: string, part: Part, file: string): Promise<string> {
  fs.writeFileSync(file, await subset(font, part, 'woff2'));
  const { weight, letters, characters = [] } = part;
  return `@font-face {
  font-family: ${family};
  font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`};
  font-display: swap;
  src: url('./${path.basename(file)}');${letters ? `\n  unicode-range: ${unicodeRange(characters)};` : ''}
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
