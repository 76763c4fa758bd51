import type { FieldType, Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';

const fontType: FieldType = {
  ...stringType,
  format: 'font',
  explain: (text, { didYouMean, fonts, nearest, otherFont, quote }) =>
    fonts().includes(text)
      ? undefined
      : `found ${quote(text)}${didYouMean(nearest(text, fonts()), otherFont(text))}`,
};

/** The name of an installed font. */
export const font = (description: string): Schema<string> =>
  pattern('^[a-z0-9-]+$', description, { fieldType: fontType });
