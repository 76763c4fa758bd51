import sharp from 'sharp';
import type { SiteContent } from '../content/site-content';
import type { LogoMark } from './logo';
import { colourMark, hasTextColour, type MarkColours, markShapes } from './mark-svg';
import { type Theme, themes } from './tokens';

export type IconBrand = Pick<SiteContent['brand'], 'logo' | 'accent'>;

/** The side of the icon's coordinates. */
export const side = 32;

/** A square whose upper right corner is cut off, as those of the site's images are. */
export const foldedSquare = 'M7 0h18l7 7v18a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z';
export const square = `M0 0h${side}v${side}H0Z`;

/** The larger side of the mark as a share of the icon. Systems cut off up to a fifth of a maskable icon on each side. */
export const shares = { plain: 0.6, full: 0.52, maskable: 0.44 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width at which the painted area of a mark is measured, in pixels. */
const measuredWidth = 640;

/** The painted area of a mark, in the units of its view box. A mark may have space around it. */
export async function paintedArea(mark: LogoMark): Promise<Box> {
  const [x = 0, y = 0, width = 1, height = 1] = mark.viewBox.split(' ').map(Number);
  const black = colourMark(mark, { text: '#000', accent: '#000', signal: '#000' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}" width="${measuredWidth}" height="${(measuredWidth * height) / width}">${markShapes(black)}</svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .trim({ background: 'transparent', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const unit = width / measuredWidth;
  return {
    x: x - trimOffsetLeft * unit,
    y: y - trimOffsetTop * unit,
    width: info.width * unit,
    height: info.height * unit,
  };
}

/** The transformation that puts the painted area into the middle of the icon. */
export function placement({ x, y, width, height }: Box, share: number): string {
  const scale = (side * share) / Math.max(width, height);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const offsets = [side / 2 - (x + width / 2) * scale, side / 2 - (y + height / 2) * scale];
  return `translate(${offsets.map(round).join(' ')}) scale(${round(scale)})`;
}

/** A mark in the colour of the text is on the accent, and one in its own colours on white. */
function iconColours({ logo, accent }: IconBrand, theme: Theme): MarkColours & { sheet: string } {
  const tokens = themes();
  const colour = (from: Theme, role: string) => tokens[from].get(`--color-${role}`) ?? '';
  if (!hasTextColour(logo))
    return {
      sheet: colour('light', 'surface'),
      text: colour('light', 'ink'),
      accent: accent.light,
      signal: colour('light', 'signal'),
    };
  const text = colour(theme, 'accent-ink');
  // The signal of the other theme: the accent is a dark surface in the light theme.
  return {
    sheet: accent[theme],
    text,
    accent: text,
    signal: colour(theme === 'light' ? 'dark' : 'light', 'signal'),
  };
}

/** The sheet with the mark, in colours that librsvg knows. */
function shapes(brand: IconBrand, theme: Theme, sheet: string, transform: string): string {
  const colours = iconColours(brand, theme);
  const mark = markShapes(colourMark(brand.logo, colours));
  return `<path fill="${colours.sheet}" d="${sheet}"/><g transform="${transform}">${mark}</g>`;
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>\n`;

export const staticIcon = (brand: IconBrand, sheet: string, transform: string): string =>
  svg(shapes(brand, 'light', sheet, transform));

const darkStyle =
  '<style>@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>';

/**
 * The icon of the browser's tab, which follows the theme of the system. The security policy blocks its style when a
 * visitor opens the file, so attributes show the light icon.
 */
export const tabIcon = (brand: IconBrand, transform: string): string => {
  const icon = (theme: Theme) => shapes(brand, theme, foldedSquare, transform);
  return svg(
    `${darkStyle}<g class="light">${icon('light')}</g><g class="dark" display="none">${icon('dark')}</g>`,
  );
};
