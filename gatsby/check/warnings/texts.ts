import { isRecord } from '../../content/definitions';
import { quote } from '../problem';
import type { Rule } from '../rules/rule';

/** HTML tags and entities, and links and bold text of Markdown. */
const markup = /<\/?[a-z][^>]*>|&(?:[a-z]{2,}|#\d+);|\]\(|\*\*\S/i;

/** Texts are shown as they are written. */
export const textsHaveNoMarkup: Rule = ({ fields }) =>
  fields.flatMap(({ file, path, schema, value }) => {
    const isText = typeof value === 'string' && !schema.format && path.at(-1) !== '$schema';
    const found = isText ? markup.exec(value)?.[0] : undefined;
    return found ? [file.problem(path, `found ${quote(found)}, which is shown as it is written`)] : [];
  });

/** Top-level domains and domains for examples, and the numbers that Ofcom keeps for drama (RFC 2606, RFC 6761). */
const reserved =
  /[\w.@-]+\.(?:example|test|invalid)\b(?!\.)|\bexample\.(?:com|net|org)\b|\+44 ?20 ?7946 ?0\d{3}/;

/** Addresses and numbers belong to someone. */
export const textsHaveNoReservedNames: Rule = ({ fields }) =>
  fields.flatMap(({ file, path, value }) => {
    const found = typeof value === 'string' ? reserved.exec(value)?.[0] : undefined;
    return found ? [file.problem(path, `found ${quote(found)}, which is reserved for examples`)] : [];
  });

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A text such as "six steps" matches the length of the list "steps" in its file. */
export const numbersMatchLists: Rule = ({ fields }) =>
  fields.flatMap(({ file, path, value }) => {
    if (typeof value !== 'string' || !isRecord(file.value)) return [];
    return Object.entries(file.value).flatMap(([name, list]) => {
      if (!Array.isArray(list)) return [];
      const word = new RegExp(`\\b(${numbers.join('|')}) ${name}\\b`, 'i').exec(value);
      const number = numbers.indexOf(word?.[1]?.toLowerCase() ?? '') + 1;
      if (!word || number === list.length) return [];
      return [file.problem(path, `found ${quote(word[0])}, but the list "${name}" has ${list.length}`)];
    });
  });
