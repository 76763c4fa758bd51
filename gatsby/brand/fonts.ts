import fs from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { ClientFont } from './client-fonts';
import { allFiles, filesFor, type FontFile, pathOf, rangeOf } from './installed-fonts';

type Fonts = Readonly<Record<'headings' | 'text', string>> & {
  /** Of headings. */
  readonly weight?: number;
};

type Weight = number | { min: number; max: number };

/**
 * Headings have one weight, which style sheets call 600 in each look. Large numbers of rows and steps have a light one, of
 * which only the digits are used.
 */
const weights = { headings: 600, digits: 300, text: { min: 400, max: 700 } };

const opened = new Map<string, Font>();

/** Opens each file once: decompressing it takes longer than all else in the check of a text. */
function fontOf(file: FontFile): Font {
  const name = pathOf(file);
  const font = opened.get(name) ?? (create(fs.readFileSync(name)) as Font);
  opened.set(name, font);
  return font;
}

const subset = (
  file: FontFile,
  weight: Weight,
  targetFormat: 'woff' | 'woff2',
  characters = String.fromCodePoint(...fontOf(file).characterSet),
) => subsetFont(fs.readFileSync(pathOf(file)), characters, { targetFormat, variationAxes: { wght: weight } });

/** The fonts of Open Graph images. satori, which renders them, does not read WOFF2. */
export const headingFonts = (
  { headings, text, weight = weights.headings }: Fonts,
  locale: string,
): Promise<Buffer[]> =>
  Promise.all(filesFor([headings, text], [locale]).map((file) => subset(file, weight, 'woff')));

/** The fonts of outlined lettering, for satori. Letters that are not Latin stay text. */
export const letteringFonts = async ({ headings, text }: Fonts) => {
  const load = async (name: string, font: string, weight: 400 | 600) => ({
    name,
    weight,
    data: await subset({ font, letters: 'latin' }, weight, 'woff'),
  });
  return Promise.all([load('Text', text, 400), load('Text', text, 600), load('Display', headings, 600)]);
};

const has = (font: Font, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The visible characters of a text, each once. Images have an ordinary hyphen in place of a non-breaking one (U+2011). */
const visible = (text: string): string[] => [
  ...new Set(text.normalize('NFC').match(/[^\s\p{C}\p{M}\p{Variation_Selector}\u2011]/gu) ?? []),
];

/** Which characters of a text the fonts of Open Graph images lack: those that another installed font has, and all others. */
function findLacking(text: string, { headings, text: body }: Fonts, locale: string) {
  const own = filesFor([headings, body], [locale]).map(fontOf);
  let missing = visible(text).filter((character) => !own.some((font) => has(font, character)));
  const elsewhere: { file: FontFile; characters: string }[] = [];
  for (const file of missing.length > 0 ? allFiles([body]) : []) {
    const font = fontOf(file);
    const found = missing.filter((character) => has(font, character));
    missing = missing.filter((character) => !found.includes(character));
    if (found.length > 0) elsewhere.push({ file, characters: found.join('') });
  }
  return { elsewhere, missing };
}

/** The characters of a text that Open Graph images leave out, because no installed font has them. */
export const missingCharacters = (text: string, fonts: Fonts, locale: string): string =>
  findLacking(text, fonts, locale).missing.join('');

/** Further fonts of Open Graph images, with the characters of a text that the others lack. */
export const fallbackFonts = (text: string, fonts: Fonts, locale: string): Promise<Buffer[]> =>
  Promise.all(
    findLacking(text, fonts, locale).elsewhere.map(({ file, characters }) =>
      subset(file, weights.headings, 'woff', characters),
    ),
  );

/** The outline of a few letters in the font of headings, and the box around it. */
export async function outlineOf(letters: string, { headings, weight = weights.headings }: Fonts) {
  const [file] = filesFor([headings], []) as [FontFile];
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const font = create(await subsetFont(fs.readFileSync(pathOf(file)), letters, options)) as Font;
  let x = 0;
  const paths = font.glyphsForString(letters).map(({ path, advanceWidth }) => {
    // The y axis of fonts points up.
    const moved = path.transform(1, 0, 0, -1, x, 0);
    x += advanceWidth;
    return moved;
  });
  const boxes = paths.map(({ bbox }) => bbox);
  const [minX, minY] = [Math.min(...boxes.map((box) => box.minX)), Math.min(...boxes.map((box) => box.minY))];
  const maxX = Math.max(...boxes.map((box) => box.maxX));
  const maxY = Math.max(...boxes.map((box) => box.maxY));
  const viewBox = [minX, minY, maxX - minX, maxY - minY].map(Math.round).join(' ');
  return { path: paths.map((path) => path.toSVG()).join(''), viewBox };
}

/** Makes a function that says whether the site has a character of a font, or takes it from another one for a language. */
export function hasCharacter(font: string, locale: string): (character: string) => boolean {
  const files = filesFor([font], [locale]).map(fontOf);
  return (character) => files.some((file) => has(file, character));
}

/**
 * Writes the font files of the site and the style sheet that declares them. Browsers load other files than those of the
 * Latin letters and digits only for pages that use them.
 *
 * @param locales of the site's languages
 * @param clients fonts of clients, whose families have the names of their kinds
 */
export async function writeFonts(
  { headings, text, weight: headingWeight = weights.headings }: Fonts,
  folder: string,
  locales: readonly string[],
  clients: readonly ClientFont[],
): Promise<void> {
  const display = filesFor([headings, text], locales);
  const body = filesFor([text, headings], locales);

  const write = async (
    family: string,
    file: FontFile,
    weight: Weight,
    {
      digits,
      name: nameOfWeight = weight,
      isRare,
    }: { digits?: string; name?: Weight; isRare?: boolean } = {},
  ): Promise<string> => {
    // Fonts with a range load only for pages that use them.
    const hasRange = isRare || file.letters !== 'latin';
    const name = `${family}-${digits ? 'digits' : file.letters}.woff2`.toLowerCase();
    fs.writeFileSync(path.join(folder, name), await subset(file, weight, 'woff2', digits));
    return `@font-face {
  font-family: ${family};
  font-weight: ${typeof nameOfWeight === 'number' ? nameOfWeight : `${nameOfWeight.min} ${nameOfWeight.max}`};
  font-display: swap;
  src: url('./${name}');${hasRange ? `\n  unicode-range: ${rangeOf(file)};` : ''}
}
`;
  };
  const rules = await Promise.all([
    ...display.map((file) => write('Display', file, headingWeight, { name: weights.headings })),
    write('Display', { font: headings, letters: 'latin' }, weights.digits, { digits: '0123456789' }),
    ...body.map((file) => write('Text', file, weights.text)),
    ...clients.map(({ kind, font }) =>
      write(`Client-${kind}`, { font, letters: 'latin' }, weights.text, { isRare: true }),
    ),
    fallback('Display', headings, headingWeight < 500 ? regular : bold),
    fallback('Text', text, regular),
  ]);
  fs.writeFileSync(path.join(folder, 'fonts.css'), rules.join('\n'));
}

/** Fonts of the visitor's system, and the mean width of a character of the sample in them, as a share of the font size. */
const regular = { weight: 400, local: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.4275 };
const bold = {
  weight: 600,
  local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  width: 0.4614,
};

const sample =
  'Everything that visitors read and see is a file that you can change. The check lists all mistakes in plain words, with the line and what is expected.';

/**
 * Gives a local font the metrics of a web font, so that nothing moves when that arrives.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
async function fallback(
  family: string,
  font: string,
  { weight, local, width }: typeof regular,
): Promise<string> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const file = await subsetFont(fs.readFileSync(pathOf({ font, letters: 'latin' })), sample, options);
  const metrics = create(file) as Font;
  const advance = metrics.glyphsForString(sample).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  // Texts differ by more than half a percent.
  const size = Math.round((advance / metrics.unitsPerEm / sample.length / width) * 200) / 200;
  const percent = (value: number) => `${Math.round((value / metrics.unitsPerEm / size) * 1000) / 10}%`;
  return `@font-face {
  font-family: '${family} Fallback';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${Math.round(size * 1000) / 10}%;
  ascent-override: ${percent(metrics.ascent)};
  descent-override: ${percent(-metrics.descent)};
  line-gap-override: ${percent(metrics.lineGap)};
}
`;
}
