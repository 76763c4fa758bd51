import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LogoMark } from '../../src/content-model/field-types/media/logo';
import type { Site } from '../model/site';
import { parseLogo } from './logo';
import { explainRatio, heightInCss, ratioOf } from './logo-size';

type Brand = Site['brand'];

/** The folder of the styles that src/styles/global.css imports. */
export const brandFolder = path.resolve('.cache/brand');

export const initialsFile = path.join(brandFolder, 'initials.json');

/** In bytes. Icons have the whole file in them. */
const maxImageBytes = 100_000;

/** Whether a file begins with the signature of PNG, and a first chunk, which has the size. https://www.w3.org/TR/png-3/#11IHDR */
export const isImage = (file: Buffer): boolean => file.length >= 24 && file.readUInt32BE() === 0x89504e47;

/** @throws LogoMistake for a file that the site cannot show */
export function parseMark(file: Buffer): LogoMark {
  if (!isImage(file)) return parseLogo(String(file));
  if (file.length > maxImageBytes)
    throw new Error(
      `found an image of ${Math.round(file.length / 1000)} kB, expected at most ${maxImageBytes / 1000} kB`,
    );
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const mistake = explainRatio(width, height);
  if (mistake) throw new Error(`the image is ${mistake}`);
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

/** What pages have in place of the marks in brand.json: initials, and nothing beside a word mark, with which only icons show a mark. */
export function shownMarks({ logo, wordMark }: Brand): { logo?: LogoMark | null; logoOnDark?: null } {
  if (wordMark) return { logo: null, logoOnDark: null };
  if (logo || !fs.existsSync(initialsFile)) return {};
  return { logo: JSON.parse(fs.readFileSync(initialsFile, 'utf8')) as LogoMark };
}
