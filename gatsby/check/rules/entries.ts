import { entryOf } from '../../content/definitions';
import { unknownName } from '../schema-messages';
import type { Content, Rule } from './rule';

/** The names of a collection's entries. */
const entriesOf = ({ files }: Content, folder: string): string[] =>
  [...files.keys()].flatMap((name) => {
    const found = entryOf(name);
    return found?.folder === folder ? found.entry : [];
  });

/** Each name of an entry is that of a file in the collection's folder. */
export const entriesExist: Rule = (content) =>
  content.fields.flatMap(({ file, path, schema, value }) => {
    if (!schema.entryOf || typeof value !== 'string' || value.trim() === '') return [];
    const names = entriesOf(content, schema.entryOf);
    const name = `entry of ${schema.entryOf}/`;
    return names.includes(value)
      ? []
      : [
          file.problem(
            path,
            names.length > 0
              ? unknownName(value, names, name)
              : `${name} '${value}' is unknown, expected a file in ${schema.entryOf}/`,
          ),
        ];
  });
