import type { FieldType, Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';

const form = '^[A-Z]{3}$';

const currencyType: FieldType = {
  ...stringType,
  format: 'currency',
  repair: (value) => (RegExp(form).test(String(value)) ? value : 'GBP'),
  throws: true,
  explain: (text, { didYouMean, nearest, quote }) => {
    const known = Intl.supportedValuesOf('currency');
    return known.includes(text)
      ? undefined
      : `found ${quote(text)}${didYouMean(nearest(text, known), ', which is no currency, expected for example "GBP"')}`;
  },
};

export const currency = (description: string): Schema<string> =>
  pattern(form, description, {
    fieldType: currencyType,
    expected: 'expected three letters such as "GBP"',
  });
