import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  foldedSquare,
  type IconBrand,
  paintedArea,
  placement,
  shares,
  side,
  square,
  staticIcon,
  tabIcon,
} from './icon-svg';

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** An ICO file with one PNG. @see https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Writes the icons of the tab, of home screens and of the web app manifest. */
export async function writeIcons(brand: IconBrand, folder: string): Promise<void> {
  const area = await paintedArea(brand.logo);
  const plain = placement(area, shares.plain);
  const folded = staticIcon(brand, foldedSquare, plain);
  const files: Record<string, string | Buffer> = {
    'favicon.svg': tabIcon(brand, plain),
    'favicon.ico': ico(await png(folded, 32), 32),
    'icon-192.png': await png(folded, 192),
    'icon-512.png': await png(folded, 512),
    'apple-touch-icon.png': await png(staticIcon(brand, square, placement(area, shares.full)), 180),
    'icon-maskable-512.png': await png(staticIcon(brand, square, placement(area, shares.maskable)), 512),
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
}
