import { sentenceOf } from '../../labels';
import type { FieldType, Keywords, Schema } from '../../schema';
import { field } from '../field';
import { stringType } from '../texts/text';

export const namesOf = ({ enum: names = [] }: Schema): string =>
  names.map((name) => `\`${name}\``).join(', ');

/** A list of names has one control for all. */
export const severalOf: FieldType['listControl'] = ({ min, max }, items, form) => ({
  ...items.fieldType?.control(items, form),
  multiple: true,
  dropdown_threshold: 0,
  min,
  max,
});

export const choiceType: FieldType = {
  ...stringType,
  repair: (value, { enum: names = [] }) => (names.includes(String(value)) ? value : (names[0] ?? '')),
  control: ({ enum: names = [], choiceLabels }) => ({
    widget: 'select',
    options: names.map((value) => ({ label: choiceLabels?.[value] ?? sentenceOf(value), value })),
  }),
  listControl: severalOf,
  takes: (schema) => `one of ${namesOf(schema)}`,
  isInherited: true,
};

/** @param choiceLabels what forms call names that are words of programs */
export const choice = <Name extends string>(
  description: string,
  names: readonly Name[],
  choiceLabels?: Partial<Record<Name, string>>,
): Schema<Name> =>
  field(choiceType, {
    description,
    enum: names,
    ...(choiceLabels && { choiceLabels }),
  } as Keywords) as Schema<Name>;
