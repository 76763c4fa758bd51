import fs from 'node:fs';
import path from 'node:path';
import type { Site } from '../model/site';
import { localesOf } from '../model/languages/languages';
import { clientFontsOf } from './client-fonts';
import { writeFonts } from './fonts';
import { writeIcons } from './icons';
import { lookStyles } from './look-styles';
import { fontsOf } from './looks';
import { brandStyles } from './palette';
import { marksOf, writeLogo } from './marks';
import { brandFolder } from './read-logo';

export async function writeBrandFiles(site: Site, folder: string): Promise<void> {
  const { brand } = site;
  fs.mkdirSync(brandFolder, { recursive: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(brandFolder, 'look.css'), lookStyles(brand));
  fs.writeFileSync(path.join(brandFolder, 'colours.css'), brandStyles(brand));
  const { mark } = await marksOf(site);
  await Promise.all([
    writeFonts(fontsOf(brand), brandFolder, localesOf(site.settings), clientFontsOf(site)),
    writeIcons({ ...brand, logo: mark }, folder),
    writeLogo(site, folder),
  ]);
}
