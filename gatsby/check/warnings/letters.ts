import { charactersOf } from '../../brand/fonts';
import type { SiteContent } from '../../content/site-content';
import { quote } from '../problem';
import { checkTexts, type Rule } from '../rules/rule';

/** The fonts have every letter and digit of the texts. */
export const fontsHaveTheLetters: Rule = (content) => {
  const { headings, text } = (content.files.get('brand.json')?.value as SiteContent['brand']).fonts;
  const fonts = [headings, text].map((font) => ({ font, characters: charactersOf(font) }));
  return checkTexts(content, (value, { schema }) => {
    if (![undefined, 'prose', 'document-title'].includes(schema.format)) return undefined;
    const letters = value.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];
    const [lack] = fonts.flatMap(({ font, characters }) => {
      const missing = [...new Set(letters)].filter((letter) => !characters.has(letter));
      return missing.length > 0 ? [{ font, missing: missing.join('') }] : [];
    });
    return (
      lack &&
      `found ${quote(lack.missing)}, which the font ${lack.font} lacks; pages show it in another font, and Open Graph images may leave it out`
    );
  });
};
