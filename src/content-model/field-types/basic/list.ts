import type { FieldType, Keywords, Schema } from '../../schema';
import { field } from '../field';
import { bounds } from '../texts/text';

const listType: FieldType = {
  json: 'array',
  syntax: 'a list in [ ]',
  accepts: Array.isArray,
  repair: (value, { items = {} }, repair) =>
    Array.isArray(value) ? value.map((entry: unknown) => repair(entry, items)) : [],
  control: ({ items = {}, minItems, maxItems }, form) => {
    const entry = form.entry(items);
    const own = { widget: 'list', label_singular: entry.label, min: minItems, max: maxItems };
    return items.fieldType?.listControl?.(own, items, form) ?? { ...own, field: entry };
  },
  takes: ({ items: { part } = {}, minItems, maxItems }) =>
    `a list${bounds(minItems, maxItems, 'entries')}${part ? `, each a [${part.name}](#${part.name})` : ''}`,
};

interface ListOptions<Entry> extends Pick<Keywords, 'shared' | 'inherited'> {
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
): Schema<readonly V[], readonly D[]> =>
  field(listType, {
    description,
    ...(min > 0 && { minItems: min }),
    ...(max && { maxItems: max }),
    ...(unique && { uniqueItems: true }),
    ...keywords,
    items,
  }) as Schema<readonly V[], readonly D[]>;
