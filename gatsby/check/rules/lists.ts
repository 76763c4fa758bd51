import { isRecord } from '../../definitions/definitions';
import { type Problem, quote } from '../../parse/problem';
import type { Content } from '../../model/content';
import type { FieldRule, Rules } from './rule';

/** The entries of a list have different values for the key that its definition names (`uniqueBy`). */
export const keysAreUnique = ({ fields, home }: Pick<Content, 'fields' | 'home'>): Problem[] =>
  fields.flatMap(({ file, schema: { uniqueBy }, value, path }) => {
    if (!uniqueBy || !Array.isArray(value)) return [];
    // The pages of another language come from two lists, each of which has been checked (read-translations.ts).
    if (home !== '/' && file.name === 'pages.json') return [];
    const keys = value.map((entry: unknown) => (isRecord(entry) ? entry[uniqueBy] : undefined));
    return keys.flatMap((key, index) => {
      const first = keys.indexOf(key);
      if (typeof key !== 'string' || first === index) return [];
      const { line } = file.problem([...path, first, uniqueBy], '');
      const message = `the ${uniqueBy} ${quote(key)} exists already in line ${line}, expected another`;
      return [file.problem([...path, index, uniqueBy], message)];
    });
  });

/** In each file exactly one object has a mark, such as the popular plan, if its definition asks for it (`exactlyOne`). */
const exactlyOneIsMarked: FieldRule = ({ files, fields }) =>
  [...files.values()].flatMap((file) => {
    const marks = fields.filter((field) => field.file === file && field.schema.exactlyOne);
    const [mark] = marks;
    if (!mark) return [];
    const { path, schema } = mark;
    const [first, ...others] = marks.filter(({ value }) => value === true);
    if (first) {
      const { line } = file.problem(first.path, '');
      const message = `a second ${schema.exactlyOne} is ${path.at(-1)} besides the one in line ${line}, expected exactly one`;
      return others.map((other) => file.problem(other.path, message));
    }
    // A mark that is missing or has another type may be the one. The definition reports it.
    if (!marks.every(({ value }) => value === false)) return [];
    const message = `no ${schema.exactlyOne} is ${path.at(-1)}, expected "${path.at(-1)}": true in exactly one`;
    return [file.problem(path.slice(0, 1), message)];
  });

/** An object has at most one of the keys that its definition names (`alternatives`): the site would show only one. */
const alternativesAreSingle: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, schema: { alternatives }, value, path }) => {
    if (!alternatives || !isRecord(value)) return [];
    const [first, ...others] = Object.keys(value).filter((key) => alternatives.includes(key));
    return others.map((key) =>
      file.problem([...path, key], `found ${quote(key)} besides ${quote(first ?? '')}, expected one of them`),
    );
  });

export const listRules: Rules = { fieldRules: [keysAreUnique, exactlyOneIsMarked, alternativesAreSingle] };
