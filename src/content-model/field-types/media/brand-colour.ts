import { textField } from '../texts/text';

export const brandColour = textField({
  format: 'brand-colour',
  pattern: '^#[0-9a-fA-F]{6}$',
  expected: 'expected a colour such as "#0b6e4f"',
  control: () => ({ widget: 'color' }),
  isBrandColour: true,
});
