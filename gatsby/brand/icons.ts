import fs from 'node:fs';
import path from 'node:path';
import { wcagContrast } from 'culori';
import sharp, { type Sharp } from 'sharp';
import type { LogoMark } from '../../src/content-model/field-types/media/logo';
import { hasTextColour, type MarkColours, markSvg } from './mark-svg';
import { brandColour, type BrandColours } from './palette';
import { type Theme } from './tokens';

type IconBrand = BrandColours & { logo: LogoMark };

/** The side of the icon's coordinates. */
const side = 32;

/** A square whose upper right corner is cut off, as those of the site's images are. */
const foldedSquare = 'M7 0h18l7 7v18a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z';
const square = `M0 0h${side}v${side}H0Z`;

/** The larger side of the mark as a share of the icon. Systems cut off up to a fifth of a maskable icon on each side. */
const shares = { plain: 0.6, full: 0.52, maskable: 0.44 };

/** The width at which the painted area of a mark is measured, in pixels. */
const measuredWidth = 640;

const boxOf = ({ viewBox }: LogoMark): number[] => viewBox.split(' ').map(Number);

const unset: MarkColours = { text: '#000', accent: '#888', signal: '#888' };

function paint(mark: LogoMark, colours = unset): Sharp {
  const [, , width = 1, height = 1] = boxOf(mark);
  const size = { width: measuredWidth, height: (measuredWidth * height) / width };
  return sharp(Buffer.from(markSvg(mark, colours, size)));
}

/** The contrast of a colour that is visible. A logo needs none by WCAG. */
const visibleContrast = 2;

/** The header is on a dark surface over the hero, too. The menu of phones is a panel. */
const logoSurfaces = [
  ['in the light theme', 'light', '--color-canvas', '--color-accent'],
  ['in the dark theme and over the hero', 'dark', '--color-canvas', '--color-accent'],
  ['in the menu of phones', 'dark', '--panel', '--panel-accent'],
] as const;

/** Where nothing of a mark can be seen, of the places that show it. What cannot be drawn is seen in none. */
export async function placeThatHides(mark: LogoMark, brand: BrandColours): Promise<string | undefined> {
  for (const [place, theme, surface, accent] of logoSurfaces) {
    const colour = (prop: string) => brandColour(prop, theme, brand);
    const colours = { text: colour('--color-ink'), accent: colour(accent), signal: colour('--color-signal') };
    const ground = colour(surface);
    const image = paint(mark, colours).flatten({ background: ground }).raw();
    const { data, info } = await image
      .toBuffer({ resolveWithObject: true })
      .catch(() => ({ data: Buffer.of(), info: { channels: 3 } }));
    const painted = new Set<number>();
    for (let at = 0; at < data.length; at += info.channels) painted.add(data.readUIntBE(at, 3));
    const isSeen = [...painted].some(
      (pixel) => wcagContrast(`#${pixel.toString(16).padStart(6, '0')}`, ground) >= visibleContrast,
    );
    if (!isSeen) return place;
  }
  return undefined;
}

/** The mark without the space around it, so that its painted area is in the middle of an icon. */
async function withoutMargin(mark: LogoMark): Promise<LogoMark> {
  const [x = 0, y = 0, width = 1] = boxOf(mark);
  const { info } = await paint(mark)
    .trim({ background: 'transparent', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const unit = width / measuredWidth;
  const area = [x - trimOffsetLeft * unit, y - trimOffsetTop * unit, info.width * unit, info.height * unit];
  return { ...mark, viewBox: area.map((value) => Math.round(value * 1000) / 1000).join(' ') };
}

/** A mark in the colour of the text is on the accent, and one in its own colours on white. */
function iconColours(brand: IconBrand): MarkColours & { sheet: string } {
  const { accent } = brand;
  const colour = (role: string, theme: Theme = 'light') => brandColour(`--color-${role}`, theme, brand);
  if (!hasTextColour(brand.logo))
    return {
      sheet: colour('surface'),
      text: colour('ink'),
      accent: accent.light,
      signal: colour('signal'),
    };
  const text = colour('accent-ink');
  // The accent is a dark surface in the light theme.
  return { sheet: accent.light, text, accent: text, signal: colour('signal', 'dark') };
}

function icon(brand: IconBrand, sheet: string, share: number): string {
  const colours = iconColours(brand);
  const margin = (side * (1 - share)) / 2;
  const box = { x: margin, y: margin, width: side * share, height: side * share };
  const mark = markSvg(brand.logo, colours, box);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${colours.sheet}" d="${sheet}"/>${mark}</svg>\n`;
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/**
 * Writes the icons of the tab, of home screens and of the web app manifest. The icon of the tab has no second set of
 * colours for a dark system: the policy blocks a style in it when a visitor opens the file.
 */
export async function writeIcons(site: IconBrand, folder: string): Promise<void> {
  const brand = { ...site, logo: await withoutMargin(site.logo) };
  const folded = icon(brand, foldedSquare, shares.plain);
  const files: Record<string, string | Buffer> = {
    'favicon.svg': folded,
    // Browsers recognise images by their bytes.
    'favicon.ico': await png(folded, 32),
    'icon-192.png': await png(folded, 192),
    'icon-512.png': await png(folded, 512),
    'apple-touch-icon.png': await png(icon(brand, square, shares.full), 180),
    'icon-maskable-512.png': await png(icon(brand, square, shares.maskable), 512),
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
}
