import type { FieldType, Schema } from '../../schema';
import { field } from '../field';
import { stringType } from '../texts/text';
import { severalOf } from './choice';

export const nodeType: FieldType = {
  ...stringType,
  isNode: true,
  listControl: severalOf,
  isInherited: true,
};

const referenceType: FieldType = {
  ...nodeType,
  control: ({ collection, summary }) => ({
    widget: 'relation',
    collection,
    // Sveltia CMS shortens nothing there.
    display_fields: summary && [summary.replace(/ \| .*?(?=\}\})/g, '')],
  }),
};

/** The name of an entry of a collection. Queries return the entry. */
export const reference = <V, D>(description: string, { folder, summary }: Schema<V, D>): Schema<string, D> =>
  field(referenceType, {
    description: `${description} The name of a file in ${folder}/, without .json.`,
    collection: folder,
    summary,
  }) as Schema<string, D>;
