import { textField } from '../texts/text';

const form = '^[A-Z]{3}$';

export const currency = textField({
  format: 'currency',
  pattern: form,
  expected: 'expected three letters such as "GBP"',
  repair: (value) => (RegExp(form).test(String(value)) ? value : 'GBP'),
  throws: true,
  explain: (text, { explainUnknown }) =>
    explainUnknown(
      text,
      Intl.supportedValuesOf('currency'),
      ', which is no currency, expected for example "GBP"',
    ),
});
