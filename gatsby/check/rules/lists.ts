import { isRecord } from '../../definitions/definitions';
import { eitherOf, quote } from '../../parse/problem';
import type { FieldRule } from './check-texts';

/** The entries of a list have different values for the key that its definition names (`uniqueBy`). */
export const keysAreUnique: FieldRule = ({ fields, home }) =>
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

/** In each file at most one object has a mark, such as the popular plan, if its definition asks for it (`onlyOne`). */
const onlyOneIsMarked: FieldRule = ({ fields }) => {
  const marks = fields.filter(({ schema, value }) => schema.onlyOne && value === true);
  return marks.flatMap(({ file, path, schema }) => {
    const [first] = marks.filter((mark) => mark.file === file);
    if (!first || first.path === path) return [];
    const { line } = file.problem(first.path, '');
    const message = `a second ${schema.onlyOne} is ${path.at(-1)} besides the one in line ${line}, expected one at most`;
    return file.problem(path, message);
  });
};

/** An object has at most one of the keys that its definition names (`alternatives`): the site would show only one. */
const alternativesAreSingle: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, schema: { alternatives }, value, path }) => {
    if (!alternatives || !isRecord(value)) return [];
    const [first, ...others] = Object.keys(value).filter((key) => alternatives.includes(key));
    return others.map((key) =>
      file.problem([...path, key], `found ${quote(key)} besides ${quote(first ?? '')}, expected one of them`),
    );
  });

/** An object has at least one of the keys that its definition names (`needsOneOf`). */
const oneOfIsThere: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, schema: { needsOneOf }, value, path }) => {
    if (!needsOneOf || !isRecord(value) || needsOneOf.some((key) => value[key] !== undefined)) return [];
    return file.problem(path, `a key is missing, expected ${eitherOf(needsOneOf)}`);
  });

/** How many links fit beside menus on most screens. */
const maxLinks = 4;

/** More links than fit need a menu with a name. */
const linksHaveMenu: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, schema, value, path }) => {
    if (schema.title !== 'Navigation' || !isRecord(value) || 'more' in value) return [];
    const { links } = value;
    if (!Array.isArray(links) || links.length <= maxLinks) return [];
    const message = `found ${links.length} links, expected at most ${maxLinks}, or "more", the words on the menu of those that do not fit`;
    return file.problem([...path, 'links'], message);
  });

export const listRules = [linksHaveMenu, keysAreUnique, onlyOneIsMarked, alternativesAreSingle, oneOfIsThere];
