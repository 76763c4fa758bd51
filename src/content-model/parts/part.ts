import type { Keywords, Schema } from '../schema';

/**
 * A part that several definitions share. Each gives it a description of its own.
 *
 * @param name in the field tables, where the definitions refer to it
 */
export const part =
  <V, D>(name: string, schema: Schema<V, D>) =>
  (description: string, keywords: Keywords = {}): Schema<V, D> => ({
    ...schema,
    description,
    ...keywords,
    shared: { name, schema },
  });
