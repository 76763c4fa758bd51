import { textField } from '../texts/text';

export const email = textField({
  format: 'email',
  pattern: String.raw`^[^\s@,:?&#%/<>"'()]+@[^\s@,.?&#%/<>"'()]+(\.[^\s@,.?&#%/<>"'()]+)+$`,
  expected: 'expected an e-mail address such as "hello@studio.example"',
  max: 60,
});
