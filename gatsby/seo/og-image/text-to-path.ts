import fs from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** How far letters stand apart from where the font puts them, in em: the display type's own setting. */
const tracking = -0.035;

/** The display type in the weight of headings, made by `npm run fonts`. */
const file = path.resolve('src/styles/fonts/bricolage-grotesque-600.woff2');

let font: Font | undefined;

function readFont(): Font {
  font ??= create(fs.readFileSync(file)) as Font;
  return font;
}

/**
 * Tells whether the display type has every character of a text.
 *
 * @param text any text
 */
export const canWrite = (text: string): boolean =>
  [...text].every((character) => readFont().hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/**
 * The width of a line, in em.
 *
 * @param text the line
 */
export const widthOf = (text: string): number =>
  readFont().layout(text).advanceWidth / readFont().unitsPerEm + tracking * (text.length - 1);

/**
 * Sets a line in the display type, as outlines: they look the same on every machine, whatever its fonts are.
 *
 * @param text the line
 * @param size in px
 * @returns the `d` of an SVG path, whose baseline starts at 0, 0
 */
export function outline(text: string, size: number): string {
  const display = readFont();
  const { glyphs, positions } = display.layout(text);
  const scale = size / display.unitsPerEm;
  let x = 0;
  const parts = glyphs.map((glyph, index) => {
    const d = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
    return d;
  });
  return parts.join('');
}
