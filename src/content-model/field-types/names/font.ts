import { textField } from '../texts/text';

/** The name of an installed font. */
export const font = textField({
  format: 'font',
  pattern: '^[a-z0-9-]+$',
  explain: (text, { didYouMean, fonts, nearest, otherFont, quote }) =>
    fonts().includes(text)
      ? undefined
      : `found ${quote(text)}${didYouMean(nearest(text, fonts()), otherFont(text))}`,
});
