import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { fromFolder } from '../../../folders';
import { readBytes, uploads } from '../../read-bytes';
import type { Site } from '../../../model/site';
import { didYouMean, nearest } from '../../../parse/nearest';
import { plainName } from '../../../parse/plain-name';
import { eitherOf, quote } from '../../../parse/problem';

/** The formats that gatsby-transformer-sharp reads. */
export const imageEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];

/** Whether a file is a symbolic link or in a folder that is one, which has a message of its own. */
export const isLinked = ({ links }: Site, source: string): boolean =>
  links.some((link) => `${fromFolder(source)}/`.startsWith(`${link}/`));

/**
 * Explains that the content folder has no file under exactly this name, or one of another format.
 *
 * @param source path from the content folder
 * @param noun what messages call the file
 * @param endings such as ".png"
 */
export function explainFile(
  { names }: Site,
  source: string,
  noun: string,
  endings: readonly string[],
): string | undefined {
  if (!endings.includes(path.extname(source).toLowerCase()))
    return `found ${quote(source)}, expected the name of ${noun} that ends in ${eitherOf(endings)}`;
  // The same file has several names on some systems, such as a.JPG and a.jpg, but not on those that build the site.
  if (names.includes(fromFolder(source))) return undefined;
  const same = names.find((name) => name.normalize() === fromFolder(source).normalize());
  if (same)
    return `the file ${quote(source)} has these letters as other characters, as macOS can write them, expected a name without accents, such as ${quote(plainName(same))}`;
  const others = names.filter((name) => endings.includes(path.extname(name).toLowerCase()));
  const places = new Map(others.map((name) => [path.posix.basename(name), `/${name}`]));
  const guess = places.get(nearest(path.posix.basename(source), places.keys()) ?? '');
  return `there is no file ${quote(source)}${didYouMean(guess, ' in the content folder')}`;
}

export const explainName = (name: string): string | undefined =>
  /^[\w./-]*$/.test(name)
    ? undefined
    : `found ${quote(name)}, a name with a space or a special character, expected for example ${quote(plainName(name.replaceAll('%20', ' ')))}`;

/** In pixels. */
type ImageSize = Metadata['autoOrient'];

/** Results by file and state, because development checks all content after every edit. */
const decoded = new Map<string, Promise<ImageSize | string>>();

/** Checks that an image can be decoded completely. It never throws. */
export async function inspectImage({ directory }: Site, source: string): Promise<ImageSize | string> {
  const file = path.join(directory, source);
  const { ctimeMs = 0, size = 0 } = (await fs.stat(file).catch(() => undefined)) ?? {};
  if (uploads.has(file)) return decode(file, source);
  const state = `${file} ${ctimeMs} ${size}`;
  const known = decoded.get(state) ?? decode(file, source);
  decoded.set(state, known);
  return known;
}

/** The build reads no larger images. */
const mostPixels = 16_000 ** 2;

async function decode(file: string, source: string): Promise<ImageSize | string> {
  try {
    const bytes = await readBytes(file);
    const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (!['jpeg', 'png', 'webp', 'heif', 'tiff'].includes(format)) throw new Error(format);
    if (width * height > mostPixels)
      return `the image ${quote(source)} has ${width} × ${height} pixels, expected at most 16000 × 16000`;
    // The metadata of a damaged file may be intact, so decode all of it.
    await sharp(bytes, { failOn: 'truncated' }).resize(256).raw().toBuffer();
    return autoOrient;
  } catch {
    return `the image ${quote(source)} cannot be decoded, expected an undamaged JPEG, PNG, WebP, AVIF or TIFF`;
  }
}

/**
 * Whether an image has several frames, of which the build reads the first one: WebP with a chunk "ANIM", PNG with a chunk
 * "acTL" before its pixels, and AVIF of the brand "avis".
 *
 * @see https://www.w3.org/TR/png-3/#apng-frame-based-animation
 */
export function isAnimated(bytes: Buffer): boolean {
  const starts = (text: string, at: number) => bytes.toString('latin1', at, at + text.length) === text;
  if (starts('WEBPVP8X', 8)) return bytes.includes('ANIM');
  if (starts('PNG', 1)) return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  return starts('ftyp', 4) && bytes.subarray(8, bytes.readUInt32BE(0)).includes('avis');
}
