import type { Data, Keywords, Schema, Value, Words } from './schema';

/**
 * A text of up to `max` characters. Spaces alone are too little.
 *
 * @param description a sentence for editors, as in all builders. Forms show the key as the label of a field, or the words
 *   before a dash: "Button text – The words on the button."
 */
export const text = (
  max: number,
  description: string,
  { min = 1, format }: Pick<Keywords, 'format'> & { min?: number } = {},
): Schema<string> => ({
  type: 'string',
  description,
  ...(format && { format }),
  ...(min > 0 && { minLength: min, pattern: '\\S' }),
  maxLength: max,
});

interface PatternOptions extends Pick<Keywords, 'format' | 'untranslated'> {
  /** False for what each language has of its own, such as words. */
  inherited?: boolean;
  /** What the check says about other texts: "expected a colour such as …". VS Code shows it, too. */
  expected?: string;
  max?: number;
}

export const pattern = (
  expression: string,
  description: string,
  { expected, max, inherited = true, ...keywords }: PatternOptions = {},
): Schema<string> => ({
  type: 'string',
  description,
  ...(inherited && { inherited }),
  ...keywords,
  minLength: 1,
  ...(max && { maxLength: max }),
  pattern: expression,
  ...(expected && { patternErrorMessage: expected }),
});

export const slug = (description: string, example: string, keywords: PatternOptions = {}): Schema<string> =>
  pattern('^[a-z0-9]+(-[a-z0-9]+)*$', description, {
    max: 60,
    expected: `expected small letters, digits and hyphens, such as "${example}"`,
    ...keywords,
  });

/** A text in which names are replaced: those that its description has in braces, in that order. */
export const template = (max: number, description: string): Schema<string> => {
  const names = description.match(/\{\w+\}/g) ?? [];
  return pattern(names.join('.*').replace(/[{}]/g, String.raw`\$&`), description, {
    max,
    inherited: false,
    expected: `expected a text with ${names.join(' and later ')} in it`,
  });
};

export const day = (description: string, keywords: PatternOptions = {}): Schema<string> =>
  pattern(String.raw`^\d{4}-\d{2}-\d{2}$`, description, {
    ...keywords,
    format: 'date',
    expected: 'expected a day such as 2026-03-14',
  });

export const timeOfDay = (description: string): Schema<string> =>
  pattern('^([01][0-9]|2[0-3]):[0-5][0-9]$', description, { expected: 'expected a time such as 18:30' });

export const choice = <Name extends string>(description: string, names: readonly Name[]): Schema<Name> => ({
  type: 'string',
  description,
  enum: names,
});

/** A long list of names, several in a line. */
export const words = <Line extends string>(...lines: readonly Line[]): readonly Words<Line>[] =>
  lines.flatMap((line) => line.split(' ')) as Words<Line>[];

export const flag = (
  description: string,
  keywords: Pick<Keywords, 'default' | 'onlyOne' | 'untranslated'> = {},
): Schema<boolean> => ({ type: 'boolean', description, ...keywords });

export const integer = (description: string, { min, max }: { min: number; max: number }): Schema<number> => ({
  type: 'integer',
  description,
  minimum: min,
  maximum: max,
});

interface ListOptions<Entry> extends Pick<Keywords, 'untranslated' | 'inherited'> {
  min?: number;
  max?: number;
  unique?: true;
  uniqueBy?: keyof Entry & string;
  default?: readonly Entry[];
}

/** A list. By default it has at least one entry. */
export const list = <V, D>(
  description: string,
  items: Schema<V, D>,
  { min = 1, max, unique, ...keywords }: ListOptions<V> = {},
): Schema<readonly V[], readonly D[]> => ({
  type: 'array',
  description,
  ...(min > 0 && { minItems: min }),
  ...(max && { maxItems: max }),
  ...(unique && { uniqueItems: true }),
  ...keywords,
  items,
});

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
  keywords: Keywords & Partial<Record<'alternatives' | 'needsOneOf', readonly NameOf<keyof F>[]>> = {},
): Schema<FieldValues<F>, FieldData<F>> => {
  const required = Object.keys(fields).filter((key) => !key.endsWith('?'));
  return {
    title: name,
    description,
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key.replace('?', ''), field]),
    ),
    ...keywords,
  };
};

/**
 * A part that several definitions share. Each can give it a description of its own.
 *
 * @param name in the field tables, where the definitions refer to it
 */
export const part =
  <V, D>(name: string, schema: Schema<V, D>) =>
  (description = schema.description, keywords: Keywords = {}): Schema<V, D> => ({
    ...schema,
    description,
    ...keywords,
    shared: { name, schema },
  });

/** The name of an entry of a collection. Queries return the entry. */
export const reference = <V, D>(description: string, { folder }: Schema<V, D>): Schema<string, D> => ({
  type: 'string',
  description: `${description} The name of a file in ${folder}/, without .json.`,
  entryOf: folder,
});
