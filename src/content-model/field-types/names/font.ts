import { textField } from '../texts/text';

/** The name of an installed font. */
export const font = textField({
  format: 'font',
  pattern: '^[a-z0-9-]+$',
  explain: (text, { explainUnknown, fonts, otherFont }) => explainUnknown(text, fonts(), otherFont(text)),
});
