import type { Keywords, Schema, Words } from './schema';

/** A long list of names, several in a line. */
export const words = <Line extends string>(...lines: readonly Line[]): readonly Words<Line>[] =>
  lines.flatMap((line) => line.split(' ')) as Words<Line>[];

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
    part: { name, schema },
  });
