import { documentTitle } from '../../src/layout/document-title';
import { installedFonts } from '../brand/installed-fonts';
import { networkNames } from '../definitions/icons';
import type { Site } from '../model/site';
import { plainWord } from '../parse/plain-name';
import { eitherOf } from '../parse/problem';
import { isOwnAddress } from './href';
import type { FieldTools } from './rules/text-forms';
import { textTools } from './text-tools';

const fieldOf = ({ fields }: Site, name: string, key: string) =>
  fields.find(({ file, path }) => file.name === name && path.join() === key);

/** The brand's name, unless the definition reports it. */
function brandName(site: Site): string | undefined {
  const { schema: { maxLength = 0 } = {}, value } = fieldOf(site, 'brand.json', 'name') ?? {};
  return typeof value === 'string' && value.trim() && [...value].length <= maxLength ? value : undefined;
}

/** @see https://fontsource.org */
const otherFont = (text: string): string =>
  `, expected ${eitherOf(installedFonts())}, or another after "npm install --save-exact @fontsource-variable/${plainWord(text) || 'name'}"`;

export function checkTools(site: Site): FieldTools {
  const brand = brandName(site);
  const siteUrl = String(fieldOf(site, 'site.json', 'siteUrl')?.value);
  return {
    ...textTools,
    documentTitle: (title) => (brand === undefined ? undefined : documentTitle(title, brand)),
    isOwnAddress: (text) => isOwnAddress(text, siteUrl),
    networks: networkNames,
    fonts: installedFonts,
    otherFont,
  };
}
