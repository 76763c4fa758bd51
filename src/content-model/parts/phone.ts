import { pattern } from '../field-types';

export const phone = (description: string) =>
  pattern(String.raw`^\+[1-9](?!.*\(0\))([ .()-]{0,2}[0-9]){6,}$`, description, {
    max: 24,
    expected: 'expected a number with its country\'s code and without (0), such as "+44 20 7946 0347"',
  });
