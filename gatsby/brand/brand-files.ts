import fs from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../content/site-content';
import { accentStyles } from './accent';
import { writeFonts } from './fonts';
import { writeIcons } from './icons';

/** The folder of the styles that src/styles/global.css imports. */
export const brandFolder = path.resolve('.cache/brand');

/** Writes what the site has of the brand, and what is not a page: styles, fonts, and the icons into the built site. */
export async function writeBrandFiles({ brand }: Pick<SiteContent, 'brand'>, site: string): Promise<void> {
  fs.mkdirSync(brandFolder, { recursive: true });
  fs.mkdirSync(site, { recursive: true });
  fs.writeFileSync(path.join(brandFolder, 'accent.css'), accentStyles(brand.accent));
  await Promise.all([writeFonts(brand.fonts, brandFolder), writeIcons(brand, site)]);
}
