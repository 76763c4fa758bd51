import fs from 'node:fs';
import path from 'node:path';
import type { Site } from '../model/site';
import { localesOf } from '../model/languages/languages';
import { writeFonts } from './fonts';
import { writeIcons } from './icons';
import { readMark } from './logo';
import { fontsOf, lookStyles } from './looks';
import { brandStyles } from './palette';

/** The folder of the styles that src/styles/global.css imports. */
const brandFolder = path.resolve('.cache/brand');

export async function writeBrandFiles(site: Site, folder: string): Promise<void> {
  const { brand } = site;
  fs.mkdirSync(brandFolder, { recursive: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(brandFolder, 'look.css'), lookStyles(brand));
  fs.writeFileSync(path.join(brandFolder, 'colours.css'), brandStyles(brand));
  const logo = readMark(site.directory, brand.logo);
  await Promise.all([
    writeFonts(fontsOf(brand), brandFolder, localesOf(site.settings)),
    writeIcons({ ...brand, logo }, folder),
  ]);
}
