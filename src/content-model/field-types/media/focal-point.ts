import type { FieldType, Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';

const focalPointType: FieldType = { ...stringType, control: () => ({ widget: 'focal-point' }) };

export const focalPoint = (description: string): Schema<string> =>
  pattern('^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$', description, {
    fieldType: focalPointType,
    expected: 'expected two percentages such as "75% 50%"',
  });
