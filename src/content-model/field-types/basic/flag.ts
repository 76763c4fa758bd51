import type { FieldType, Keywords, Schema } from '../../schema';
import { field } from '../field';

const flagType: FieldType = {
  json: 'boolean',
  syntax: 'true or false without quotation marks',
  accepts: (value) => typeof value === 'boolean',
  repair: (value) => value === true,
  graphql: 'Boolean',
  control: (schema, { isRequired }) =>
    isRequired
      ? // It has a value from the start, so nobody has to fill it in.
        { widget: 'boolean', default: schema.default, required: false }
      : { widget: 'switch' },
  takes: ({ default: preset }) =>
    preset === undefined ? '`true` or `false`' : `\`true\` or \`false\`, by default \`${preset}\``,
  isInherited: true,
};

export const flag = (
  description: string,
  keywords: Pick<Keywords, 'default' | 'onlyOne' | 'shared'> = {},
): Schema<boolean> => field(flagType, { description, ...keywords }) as Schema<boolean>;
