import { charactersOf } from '../../brand/fonts';
import type { SiteContent } from '../../content/site-content';
import { quote } from '../problem';
import type { Rule } from '../rules/rule';

/** The fonts have every letter and digit of the texts. */
export const fontsHaveTheLetters: Rule = ({ files, fields }) => {
  const { headings, text } = (files.get('brand.json')?.value as SiteContent['brand']).fonts;
  const fonts = [headings, text].map((font) => ({ font, characters: charactersOf(font) }));
  return fields.flatMap(({ file, path, schema, value }) => {
    if (typeof value !== 'string' || ![undefined, 'prose', 'document-title'].includes(schema.format))
      return [];
    const letters = value.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];
    const [lack] = fonts.flatMap(({ font, characters }) => {
      const missing = [...new Set(letters)].filter((letter) => !characters.has(letter));
      return missing.length > 0 ? [{ font, missing: missing.join('') }] : [];
    });
    if (!lack) return [];
    const message = `found ${quote(lack.missing)}, which the font ${lack.font} lacks; pages show it in another font, and Open Graph images may leave it out`;
    return [file.problem(path, message)];
  });
};
