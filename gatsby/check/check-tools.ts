import { shortNameLength } from '../../src/content-model/files/brand';
import { documentTitle } from '../../src/layout/document-title';
import { installedFonts } from '../brand/installed-fonts';
import { networkNames, outlineNames } from '../definitions/icons';
import type { Site } from '../model/site';
import { plainWord } from '../parse/plain-name';
import { eitherOf } from '../parse/problem';
import { isOwnAddress } from './href';
import type { FieldTools } from './rules/text-forms';
import { textTools } from './text-tools';

const fieldOf = ({ fields }: Site, name: string, key: string) =>
  fields.find(({ file, path }) => file.name === name && path.join() === key);

/** What page titles call the brand, unless the definition reports it. */
function brandNames(site: Site): { name: string } | undefined {
  const fields = ['shortName', 'name'].map((key) => fieldOf(site, 'brand.json', key)?.value);
  const name = fields.find((value) => value !== undefined);
  return typeof name === 'string' && name.trim() && [...name].length <= shortNameLength
    ? { name }
    : undefined;
}

/** @see https://fontsource.org */
const otherFont = (text: string): string =>
  `, expected ${eitherOf(installedFonts())}, or another after "npm install --save-exact @fontsource-variable/${plainWord(text) || 'name'}"`;

export function checkTools(site: Site): FieldTools {
  const brand = brandNames(site);
  const siteUrl = String(fieldOf(site, 'site.json', 'siteUrl')?.value);
  return {
    ...textTools,
    documentTitle: (title) => (brand === undefined ? undefined : documentTitle(title, brand)),
    isOwnAddress: (text) => isOwnAddress(text, siteUrl),
    networks: networkNames,
    icons: outlineNames,
    fonts: installedFonts,
    otherFont,
  };
}
