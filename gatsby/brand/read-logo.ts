import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LogoMark } from '../../src/content-model/field-types/media/logo';
import type { Site } from '../model/site';
import { parseLogo } from './logo';
import { heightInCss, ratioOf } from './logo-size';

type Brand = Site['brand'];

/** The folder of the styles that src/styles/global.css imports. */
export const brandFolder = path.resolve('.cache/brand');

export const initialsFile = path.join(brandFolder, 'initials.json');

/** In bytes. Icons have the whole file in them. */
const maxImageBytes = 100_000;

/** @throws LogoMistake for a file that the site cannot show */
export function parseMark(file: Buffer): LogoMark {
  // The signature of PNG, and its first chunk, which has the size. https://www.w3.org/TR/png-3/#11IHDR
  if (file.length < 24 || file.readUInt32BE() !== 0x89504e47) return parseLogo(String(file));
  if (file.length > maxImageBytes)
    throw new Error(
      `found an image of ${Math.round(file.length / 1000)} kB, expected at most ${maxImageBytes / 1000} kB`,
    );
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)].map(String);
  const href = `data:image/png;base64,${file.toString('base64')}`;
  const image = { element: 'image', attributes: { href, width: `${width}`, height: `${height}` } };
  return { viewBox: `0 0 ${width} ${height}`, shapes: [image] };
}

export const readFile = (directory: string, file: string): Buffer =>
  fs.readFileSync(path.join(directory, file));

export const addressOfImage = (file: Buffer): string =>
  `/static/logo-${createHash('sha256').update(file).digest('hex').slice(0, 20)}.webp`;

/** A file of the logo as pages show it: an image has an address. */
function shownMark(file: Buffer, use: 'mark' | 'wordMark', prefix: string): LogoMark {
  const mark = parseMark(file);
  const [shape] = mark.shapes;
  const height = heightInCss(ratioOf(mark.viewBox), use);
  const href = prefix + addressOfImage(file);
  const shapes =
    shape?.element === 'image' ? [{ ...shape, attributes: { ...shape.attributes, href } }] : mark.shapes;
  return { ...mark, shapes, ...(height && { height }) };
}

/** Makes a function that reads a file of the logo for pages. */
export const markReader =
  ({ brand, directory, address }: Pick<Site, 'brand' | 'directory' | 'address'>) =>
  (file: string): LogoMark => {
    const isWordMark = file === brand.wordMark || file === brand.wordMarkOnDark;
    return shownMark(readFile(directory, file), isWordMark ? 'wordMark' : 'mark', address.prefix);
  };

/** What pages show in place of a mark, if the brand has none: see brand-files.ts. */
export const missingMark = (brand: Brand): { logo?: LogoMark } =>
  brand.logo || !fs.existsSync(initialsFile)
    ? {}
    : { logo: JSON.parse(fs.readFileSync(initialsFile, 'utf8')) as LogoMark };
