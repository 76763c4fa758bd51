import { textField } from '../texts/text';

const hex = {
  pattern: '^#[0-9a-fA-F]{6}$',
  expected: 'expected a colour such as "#0b6e4f"',
  control: () => ({ widget: 'color' }),
};

/** A colour of the brand, on which the roles of the site depend. */
export const brandColour = textField({ ...hex, format: 'brand-colour', isBrandColour: true });

/** A colour that is shown as it is. */
export const hexColour = textField({ ...hex, format: 'hex-colour' });
