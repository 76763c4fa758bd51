import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Site } from '../model/site';
import { initialsMark } from './initials';
import { addressOfImage, initialsFile, isImage, parseMark, readFile } from './read-logo';

type LogoSite = Pick<Site, 'brand' | 'directory'>;

/** Of the image that pages show, in pixels: enough for the sharpest screens. */
const shownHeight = 160;

/** The mark and the word mark, for icons and Open Graph images. */
export async function marksOf({ brand, directory }: LogoSite) {
  const markOf = (file: string | undefined) => (file ? parseMark(readFile(directory, file)) : undefined);
  return {
    mark: markOf(brand.logo) ?? (await initialsMark(brand)),
    onDark: markOf(brand.logoOnDark ?? brand.logo) ?? (await initialsMark(brand)),
    wordMarkOnDark: markOf(brand.wordMarkOnDark ?? brand.wordMark),
  };
}

/** Writes what pages have of the logo: its images, and initials if it has no mark. */
export async function writeLogo({ brand, directory }: LogoSite, folder: string): Promise<void> {
  fs.mkdirSync(path.join(folder, 'static'), { recursive: true });
  const { logo, logoOnDark, wordMark, wordMarkOnDark } = brand;
  for (const name of wordMark ? [wordMark, wordMarkOnDark] : [logo, logoOnDark]) {
    const file = name && readFile(directory, name);
    if (!file || !isImage(file)) continue;
    await sharp(file)
      .resize({ height: shownHeight, withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100, effort: 6 })
      .toFile(path.join(folder, addressOfImage(file)));
  }
  if (!logo && !wordMark)
    fs.writeFileSync(initialsFile, JSON.stringify({ ...(await initialsMark(brand)), isInitials: true }));
}
