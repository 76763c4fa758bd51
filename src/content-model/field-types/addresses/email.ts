import type { Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';

export const email = (description: string): Schema<string> =>
  pattern(String.raw`^[^\s@,:?&#%/<>"'()]+@[^\s@,.?&#%/<>"'()]+(\.[^\s@,.?&#%/<>"'()]+)+$`, description, {
    fieldType: { ...stringType, format: 'email' },
    max: 60,
    expected: 'expected an e-mail address such as "hello@studio.example"',
  });
