import { create, type Font } from 'fontkitten';

/** What a fallback font needs to take the place of a web font, in percent. */
export interface FontMetrics {
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

export const sample =
  'Everything that visitors read and see is a file that you can change. The check lists all mistakes in plain words, with the line and what is expected.';

/** The mean width of a character of the sample, as a share of the font size. */
const sampleWidth = (font: Font): number =>
  font.glyphsForString(sample).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) /
  font.unitsPerEm /
  sample.length;

/**
 * Compares a font with its fallback.
 *
 * @param file TrueType
 * @param fallbackWidth the mean width of a character of the sample in the fallback font, as a share of the font size
 * @see https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
export function measureFont(file: Buffer, fallbackWidth: number): FontMetrics {
  const font = create(file) as Font;
  // Texts differ by more than half a percent.
  const size = Math.round((sampleWidth(font) / fallbackWidth) * 200) / 200;
  const share = (value: number) => Math.round((value / font.unitsPerEm / size) * 1000) / 10;
  return {
    size: Math.round(size * 1000) / 10,
    ascent: share(font.ascent),
    descent: share(-font.descent),
    lineGap: share(font.lineGap),
  };
}
