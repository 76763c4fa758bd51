import { textField } from './texts/text';

export const timeOfDay = textField({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  expected: 'expected a time such as 18:30',
});
