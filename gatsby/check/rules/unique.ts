import { quote } from '../problem';
import { isRecord } from '../schema-details';
import type { ContentField, Rule } from './rule';

/**
 * The entries of a list differ in the key that its definition names (`uniqueBy`).
 *
 * @param content all content
 * @returns a problem for each repetition
 */
export const keysAreUnique: Rule = ({ fields }) => fields.flatMap(repetitions);

function repetitions({ file, schema: { uniqueBy }, value, path }: ContentField) {
  if (!uniqueBy || !Array.isArray(value)) return [];
  const first = new Map<string, number>();
  return value.flatMap((entry: unknown, index) => {
    const key = isRecord(entry) ? entry[uniqueBy] : undefined;
    if (typeof key !== 'string') return [];
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, index);
      return [];
    }
    const { line } = file.problem([...path, earlier, uniqueBy], '');
    const message = `the ${uniqueBy} ${quote(key)} exists already in line ${line}, expected another`;
    return [file.problem([...path, index, uniqueBy], message)];
  });
}
