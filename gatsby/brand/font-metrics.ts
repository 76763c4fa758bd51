/** What a fallback font needs to take the place of a web font, in percent. */
export interface FontMetrics {
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

export const sample =
  'Everything that visitors read and see is a file that you can change. The check lists all mistakes in plain words, with the line and what is expected.';

/** Reads the tables of a TrueType or OpenType font. @see https://learn.microsoft.com/en-us/typography/opentype/spec/ */
function readTables(font: Buffer): (tag: string) => DataView {
  const places = new Map<string, number>();
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    places.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  return (tag) => new DataView(font.buffer, font.byteOffset + (places.get(tag) ?? 0));
}

/** The glyphs of characters, from the table that fonts have for the first 65,536 (format 4). */
function readGlyphs(cmap: DataView): (character: string) => number {
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8));
  const start = subtables.find((offset) => cmap.getUint16(offset) === 4) ?? 0;
  const count = cmap.getUint16(start + 6) / 2;
  return (character) => {
    const code = character.charCodeAt(0);
    for (let segment = 0; segment < count; segment += 1) {
      const [end, first, delta, range] = [14, 16 + count * 2, 16 + count * 4, 16 + count * 6].map(
        (field) => start + field + segment * 2,
      ) as [number, number, number, number];
      if (code > cmap.getUint16(end)) continue;
      if (code < cmap.getUint16(first)) return 0;
      const offset = cmap.getUint16(range);
      const glyph = offset ? cmap.getUint16(range + offset + (code - cmap.getUint16(first)) * 2) : code;
      return (glyph + cmap.getUint16(delta)) % 65_536;
    }
    return 0;
  };
}

/** The mean width of a character of the sample, as a share of the font size. */
function sampleWidth(table: (tag: string) => DataView, unitsPerEm: number): number {
  const glyphOf = readGlyphs(table('cmap'));
  const [widths, last] = [table('hmtx'), table('hhea').getUint16(34) - 1];
  const all = [...sample].map((character) => widths.getUint16(Math.min(glyphOf(character), last) * 4));
  return all.reduce((sum, width) => sum + width) / unitsPerEm / sample.length;
}

/**
 * Compares a font with its fallback.
 *
 * @param font TrueType
 * @param fallbackWidth the mean width of a character of the sample in the fallback font, as a share of the font size
 * @see https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
export function measureFont(font: Buffer, fallbackWidth: number): FontMetrics {
  const table = readTables(font);
  const unitsPerEm = table('head').getUint16(18);
  // Texts differ by more than half a percent.
  const size = Math.round((sampleWidth(table, unitsPerEm) / fallbackWidth) * 200) / 200;
  const [ascent = 0, descent = 0, lineGap = 0] = [4, 6, 8].map(
    (field) => Math.round((table('hhea').getInt16(field) / unitsPerEm / size) * 1000) / 10,
  );
  return { size: Math.round(size * 1000) / 10, ascent, descent: -descent, lineGap };
}
