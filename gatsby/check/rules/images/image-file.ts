import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { didYouMean, nearest } from '../../../parse/nearest';
import type { Content } from '../../../model/content';
import { eitherOf, explainFileError, quote } from '../../../parse/problem';
import { fromFolder } from '../../../folders';

type Folder = Pick<Content, 'directory' | 'names'>;

/** In pixels. */
type ImageSize = Metadata['autoOrient'];

/** The formats that gatsby-transformer-sharp reads. */
export const imageEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];

/**
 * Checks that an image exists under exactly this name and can be decoded completely. It never throws.
 *
 * @param source path from the content folder
 * @returns a message if the image cannot be used
 */
export async function inspectImage(content: Folder, source: string): Promise<ImageSize | string> {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)[^\\]*$/i.test(source))
    return `found ${quote(source)}, expected a file such as "/images/image.jpg" or an https:// address`;
  return readImage(content, source, imageEndings, (file) => sizeOnce(file, source));
}

/**
 * Reads an image that exists under exactly this name. It never throws.
 *
 * @param source path from the content folder
 * @param endings such as ".png"
 * @returns a message if the image cannot be read
 */
export async function readImage<Result>(
  { directory, names }: Folder,
  source: string,
  endings: readonly string[],
  read: (file: string) => Promise<Result>,
): Promise<Result | string> {
  const wrong = pathMessage(directory, source, endings);
  if (wrong) return wrong;
  // The same file has several names on some systems, such as a.JPG and a.jpg, but not on those that build the site.
  if (!names.includes(fromFolder(source))) {
    const places = new Map(names.map((name) => [path.posix.basename(name), name]));
    const guess = places.get(nearest(path.posix.basename(source), places.keys()) ?? '');
    return `there is no image ${quote(source)}${didYouMean(guess, ' in the content folder')}`;
  }
  try {
    const file = path.join(directory, source);
    const [realFolder, realFile] = await Promise.all([fs.realpath(directory), fs.realpath(file)]);
    return isInside(realFolder, realFile) ? await read(file) : outside(source);
  } catch (error) {
    return `the image ${quote(source)} ${explainFileError(error)}`;
  }
}

function pathMessage(directory: string, source: string, endings: readonly string[]): string | undefined {
  if (source.includes('\\')) return `found ${quote(source)} with a backslash, expected / in its place`;
  if (source.includes('\0') || !isInside(directory, path.join(directory, source))) return outside(source);
  return endings.includes(path.extname(source).toLowerCase())
    ? undefined
    : `found ${quote(source)}, expected an image that ends in ${eitherOf(endings)}`;
}

const outside = (source: string): string =>
  `found ${quote(source)}, which is outside the content folder, expected a file in images/`;

const isInside = (folder: string, file: string): boolean => file.startsWith(folder + path.sep);

/** The build reads no larger images. */
const mostPixels = 16_000 ** 2;

/** Results by file and state, because development checks all content after every edit. */
const decoded = new Map<string, Promise<ImageSize | string>>();

async function sizeOnce(file: string, source: string): Promise<ImageSize | string> {
  const { ctimeMs, size } = await fs.stat(file);
  const state = `${file} ${ctimeMs} ${size}`;
  const known = decoded.get(state) ?? decode(file, source);
  decoded.set(state, known);
  return known;
}

async function decode(file: string, source: string): Promise<ImageSize | string> {
  const bytes = await fs.readFile(file);
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > mostPixels)
      return `the image ${quote(source)} has ${width} × ${height} pixels, expected at most 16000 × 16000`;
    const image = sharp(bytes, { failOn: 'truncated' });
    // The metadata of a damaged file may be intact, so decode all of it. A small output is fastest.
    await image.resize(16).raw().toBuffer();
    return autoOrient;
  } catch {
    return `the image ${quote(source)} cannot be decoded, expected an undamaged image`;
  }
}
