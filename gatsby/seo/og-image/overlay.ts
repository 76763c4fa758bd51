import { breakLines } from './break-lines';
import { canWrite, outline, widthOf } from './text-to-path';

/** In px, as places where pages are shared ask for it. */
export const size = { width: 1200, height: 630 };

const margin = { x: 72, top: 64, bottom: 64 };
const ink = '#f4f1fb';

/** Sizes of the heading in px, and how many lines of each fit between mark and tagline. */
const smallest = { px: 40, most: 9 };
const headingSizes = [{ px: 92, most: 3 }, { px: 76, most: 4 }, { px: 56, most: 6 }, smallest];
const headingWidth = 884;
const leading = 0.98;

/** The words of an Open Graph image. */
export interface Words {
  brand: string;
  tagline: string;
  heading: string;
}

/**
 * Draws what lies over the artwork: a plane of ink that thins out to the right, the mark and the words. What the
 * display type cannot write is left out.
 *
 * @returns an SVG without any text in it, only outlines
 */
export function drawing({ brand, tagline, heading }: Words): string {
  const mark = `<g transform="translate(${margin.x} ${margin.top}) scale(1.625)" fill="none" stroke-width="3.5"><path d="M26.5 6.25 8 17.5" stroke="#ff7a5c"/><path d="M7.75 28V6.25h19.5" stroke="${ink}"/></g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    // At an angle of 100 degrees, as CSS counts them.
    '<linearGradient id="ink" gradientUnits="userSpaceOnUse" x1="-45" y1="201" x2="1245" y2="429">',
    '<stop offset=".22" stop-color="#0b0920" stop-opacity=".88"/><stop offset=".72" stop-color="#0b0920" stop-opacity=".2"/>',
    '</linearGradient><rect width="100%" height="100%" fill="url(#ink)"/>',
    mark,
    line(brand, 40, margin.x + 66, margin.top + 39),
    ...headingLines(heading),
    line(tagline, 30, margin.x, size.height - margin.bottom - 6),
    '</svg>',
  ].join('');
}

function headingLines(heading: string): string[] {
  const widths = new Map<string, number>();
  const measure = (text: string): number => {
    const width = widths.get(text) ?? widthOf(text);
    widths.set(text, width);
    return width;
  };
  const set = (px: number) => breakLines(heading, headingWidth / px, measure);
  const isGood = ({ px, most }: { px: number; most: number }): boolean => {
    const lines = set(px);
    return lines.length <= most && lines.every((text) => measure(text) * px <= headingWidth);
  };
  const { px } = headingSizes.find(isGood) ?? smallest;
  const lines = set(px);
  // Between the mark and the tagline, in the middle.
  const middle = size.height / 2 + 8;
  const first = middle - (lines.length * px * leading) / 2 + px * 0.78;
  return lines.map((text, index) => line(text, px, margin.x - px * 0.04, first + index * px * leading));
}

function line(text: string, px: number, x: number, y: number): string {
  if (!canWrite(text)) return '';
  return `<path transform="translate(${x} ${y})" fill="${ink}" d="${outline(text, px)}"/>`;
}
