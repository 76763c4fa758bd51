import type { FieldType, Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';

const brandColourType: FieldType = {
  ...stringType,
  format: 'brand-colour',
  control: () => ({ widget: 'color' }),
  isBrandColour: true,
};

export const brandColour = (description: string): Schema<string> =>
  pattern('^#[0-9a-fA-F]{6}$', description, {
    fieldType: brandColourType,
    expected: 'expected a colour such as "#0b6e4f"',
  });
