import type { CheckTools } from '../../../src/content-model/field-types/field-type';
import { documentTitle } from '../../../src/layout/document-title';
import { installedFonts } from '../../brand/installed-fonts';
import type { Schema } from '../../definitions/definitions';
import { networkNames } from '../../definitions/icons';
import type { Site } from '../../model/site';
import { parseInline } from '../../parse/markdown/inline';
import { didYouMean, nearest } from '../../parse/nearest';
import { plainWord } from '../../parse/plain-name';
import { eitherOf, quote } from '../../parse/problem';
import { isOwnAddress } from '../href';
import { explainMismatch } from '../schema-messages';
import { checkTexts, type Rule } from './rule';

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

function checkTools(site: Site): Omit<CheckTools, 'mismatch'> {
  const brand = brandName(site);
  const siteUrl = String(fieldOf(site, 'site.json', 'siteUrl')?.value);
  return {
    quote,
    nearest,
    didYouMean,
    explainUnknown: (text, names, otherwise) =>
      names.includes(text) ? undefined : `found ${quote(text)}${didYouMean(nearest(text, names), otherwise)}`,
    parseInline,
    documentTitle: (title) => (brand === undefined ? undefined : documentTitle(title, brand)),
    isOwnAddress: (text) => isOwnAddress(text, siteUrl),
    networks: networkNames,
    fonts: installedFonts,
    otherFont,
  };
}

const mismatch = (text: string, schema: Schema): string | undefined =>
  RegExp(schema.pattern ?? '', 'u').test(text) ? undefined : explainMismatch(text, schema);

/** The types of fields explain what is wrong with a text. The definition reports empty texts. */
export const textsHaveTheirForm: Rule = (site) => {
  const tools = checkTools(site);
  return checkTexts(site, (text, { schema }) => {
    const { explain, throws } = schema.fieldType ?? {};
    return text.trim() && !(throws && mismatch(text, schema))
      ? explain?.(text, { ...tools, mismatch: (other) => mismatch(other, schema) })
      : undefined;
  });
};
