import { isRecord } from '../../is-record';
import type { Data, FieldType, Keywords, Schema, Value } from '../../schema';
import { field } from '../field';

/** The path of the first image file in a group: "src", "image.src", "slides.*.src". */
export const imageIn = ({ properties = {} }: Schema): string | undefined =>
  Object.entries(properties)
    .map(([key, { fieldType, items, ...part }]) => {
      const inner = imageIn(items ?? part);
      return fieldType?.isImageFile ? key : inner && `${key}.${items ? '*.' : ''}${inner}`;
    })
    .find(Boolean);

export const groupType: FieldType = {
  json: 'object',
  syntax: 'a group of keys in { }',
  accepts: isRecord,
  repair: (value, { properties = {}, required = [] }, repair) => {
    const own = isRecord(value) ? value : {};
    const parts = Object.entries(properties).flatMap(([key, part]) =>
      required.includes(key) || part.fieldType?.accepts(own[key]) ? [[key, repair(own[key], part)]] : [],
    );
    const others = Object.entries(own).filter(([key]) => !Object.hasOwn(properties, key));
    return Object.fromEntries([...others, ...parts]) as unknown;
  },
  control: (schema, form) => ({ widget: 'object', fields: form.fields(schema) }),
  listControl: (list, items, form) => ({
    ...list,
    fields: form.fields(items),
    summary: items.summary,
    thumbnail: imageIn(items),
    collapsed: 'auto',
  }),
  takes: () => 'a group',
};

/** The fields of a group, by key. One whose key ends in "?" may be left out. */
export type Fields = Readonly<Record<string, Schema>>;

type OptionalKey = `${string}?`;
type NameOf<Key> = Key extends `${infer Name}?` ? Name : Key;

export type FieldValues<F extends Fields> = {
  readonly [Key in Exclude<keyof F, OptionalKey>]: Value<F[Key]>;
} & { readonly [Key in Extract<keyof F, OptionalKey> as NameOf<Key>]?: Value<F[Key]> };

export type FieldData<F extends Fields> = {
  readonly [Key in keyof F as NameOf<Key>]: Data<F[Key]> | (Key extends OptionalKey ? null : never);
};

/** @param name of its GraphQL type. No other group has the same. */
export const group = <F extends Fields>(
  name: string,
  description: string,
  fields: F,
  {
    fieldType = groupType,
    ...keywords
  }: Keywords & { fieldType?: FieldType } & Partial<
      Record<'alternatives' | 'needsOneOf', readonly NameOf<keyof F>[]>
    > = {},
): Schema<FieldValues<F>, FieldData<F>> => {
  const required = Object.keys(fields).filter((key) => !key.endsWith('?'));
  const properties = Object.entries(fields).map(([key, part]) => [key.replace('?', ''), part] as const);
  return {
    title: name,
    description,
    ...field(fieldType, {
      additionalProperties: false,
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(properties),
      ...keywords,
    }),
  } as Schema<FieldValues<F>, FieldData<F>>;
};
