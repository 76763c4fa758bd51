import type { FieldType, Schema } from '../../schema';
import { field } from '../field';

const integerType: FieldType = {
  json: 'integer',
  syntax: 'a whole number without quotation marks',
  accepts: (value) => typeof value === 'number',
  repair: (value, { minimum = 0 }) => (typeof value === 'number' ? value : minimum),
  graphql: 'Int',
  control: ({ minimum, maximum }) => ({ widget: 'number', min: minimum, max: maximum }),
  takes: ({ minimum, maximum }) => `a whole number from ${minimum} to ${maximum}`,
  isInherited: true,
};

export const integer = (description: string, { min, max }: { min: number; max: number }): Schema<number> =>
  field(integerType, { description, minimum: min, maximum: max }) as Schema<number>;
