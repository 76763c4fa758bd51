import type { FieldType, Keywords, Schema } from '../../schema';
import { field } from '../field';

const option = (label: string, value: boolean) => ({ label, value });

const flagType: FieldType = {
  json: 'boolean',
  syntax: 'true or false without quotation marks',
  accepts: (value) => typeof value === 'boolean',
  repair: (value) => value === true,
  graphql: 'Boolean',
  control: (schema, { isRequired }) =>
    isRequired
      ? { widget: 'boolean', default: schema.default }
      : // A choice that can also be left open, unlike a switch.
        { widget: 'select', options: [option('Yes', true), option('No', false)] },
  takes: () => '`true` or `false`',
  isInherited: true,
};

export const flag = (
  description: string,
  keywords: Pick<Keywords, 'default' | 'onlyOne' | 'untranslated'> = {},
): Schema<boolean> => field(flagType, { description, ...keywords }) as Schema<boolean>;
