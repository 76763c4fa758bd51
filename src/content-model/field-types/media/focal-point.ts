import { textField } from '../texts/text';

export const focalPoint = textField({
  pattern: '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$',
  expected: 'expected two percentages such as "75% 50%"',
  control: () => ({ widget: 'focal-point' }),
});
