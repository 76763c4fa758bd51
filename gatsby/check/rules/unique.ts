import { quote } from '../problem';
import { isRecord, listAt } from '../schema-details';
import type { Rule } from './rule';

/** Lists whose entries are told apart by one key. */
const uniqueKeys = [
  { file: 'pages.json', list: ['pages'], key: 'path' },
  { file: 'services.json', list: ['services'], key: 'slug' },
  { file: 'plans.json', list: ['switchCard', 'variants'], key: 'option' },
] as const;

/**
 * Routes, slugs and the options of a switch exist once.
 *
 * @param content all content
 * @returns a problem for each repetition
 */
export const keysAreUnique: Rule = ({ files }) =>
  uniqueKeys.flatMap(({ file: name, list, key }) => {
    const file = files.get(name);
    const first = new Map<string, number>();
    return listAt(file?.value, ...list).flatMap((entry, index) => {
      const value = isRecord(entry) ? entry[key] : undefined;
      if (!file || typeof value !== 'string') return [];
      const earlier = first.get(value);
      if (earlier === undefined) {
        first.set(value, index);
        return [];
      }
      const path = [...list, index, key];
      const { line } = file.problem([...list, earlier, key], '');
      return [
        file.problem(path, `the ${key} ${quote(value)} exists already in line ${line}, expected another`),
      ];
    });
  });
