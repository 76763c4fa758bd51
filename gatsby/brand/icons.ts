import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { LogoMark } from '../../src/content-model/field-types/media/logo';
import { hasTextColour, type MarkColours, markSvg, paint } from './mark-svg';
import { facetsOf } from './looks';
import { brandColour, type BrandColours } from './palette';
import { type Theme } from './tokens';

type IconBrand = BrandColours & { corner?: 'fold' | 'arch' | 'none' | 'round' } & {
  logo: LogoMark;
  theme?: string;
};

/** The side of the icon's coordinates. */
const side = 32;

/** A square whose upper right corner is cut off, as those of the site's images are. */
const foldedSquare = 'M7 0h18l7 7v18a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z';
/** The icon of looks without folds. */
const roundedSquare = 'M7 0h18a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z';
const square = `M0 0h${side}v${side}H0Z`;

/** The larger side of the mark as a share of the icon. Systems cut off up to a fifth of a maskable icon on each side. */
const shares = { plain: 0.6, full: 0.52, maskable: 0.44 };

/** The width at which the painted area of a mark is measured, in pixels. */
const measuredWidth = 640;

const boxOf = ({ viewBox }: LogoMark): number[] => viewBox.split(' ').map(Number);

const unset: MarkColours = { text: '#000', accent: '#888', signal: '#888' };

/** The mark without the space around it, so that its painted area is in the middle of an icon. */
async function withoutMargin(mark: LogoMark): Promise<LogoMark> {
  const [x = 0, y = 0, width = 1] = boxOf(mark);
  const { info } = await paint(mark, unset, measuredWidth)
    .trim({ background: 'transparent', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const unit = width / measuredWidth;
  const area = [x - trimOffsetLeft * unit, y - trimOffsetTop * unit, info.width * unit, info.height * unit];
  return { ...mark, viewBox: area.map((value) => Math.round(value * 1000) / 1000).join(' ') };
}

/** A mark in the colour of the text is on the accent, and one in its own colours on white, unless the site is dark. */
export function iconColours(brand: IconBrand): MarkColours & { sheet: string } {
  const { accent } = brand;
  const colour = (role: string, theme: Theme = 'light') => brandColour(`--color-${role}`, theme, brand);
  if (!hasTextColour(brand.logo))
    return {
      // A site that is always dark may have a light mark.
      sheet: brand.theme === 'dark' ? colour('canvas', 'dark') : colour('surface'),
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
  const plain = icon(
    brand,
    facetsOf({ look: site.look, corner: site.corner }).corner === 'fold' ? foldedSquare : roundedSquare,
    shares.plain,
  );
  const files: Record<string, string | Buffer> = {
    'favicon.svg': plain,
    // Browsers recognise images by their bytes.
    'favicon.ico': await png(plain, 32),
    'icon-192.png': await png(plain, 192),
    'icon-512.png': await png(plain, 512),
    'apple-touch-icon.png': await png(icon(brand, square, shares.full), 180),
    'icon-maskable-512.png': await png(icon(brand, square, shares.maskable), 512),
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
}
