import { textField } from '../texts/text';

const form = '^[A-Z]{3}$';

export const currency = textField({
  format: 'currency',
  pattern: form,
  expected: 'expected three letters such as "GBP"',
  repair: (value) => (RegExp(form).test(String(value)) ? value : 'GBP'),
  throws: true,
  explain: (text, { didYouMean, nearest, quote }) => {
    const known = Intl.supportedValuesOf('currency');
    return known.includes(text)
      ? undefined
      : `found ${quote(text)}${didYouMean(nearest(text, known), ', which is no currency, expected for example "GBP"')}`;
  },
});
