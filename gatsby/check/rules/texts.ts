import type { FieldPath, Problem } from '../problem';
import { isRecord } from '../schema-details';
import type { Rule } from './rule';

/** Characters that a page cannot show, or that reach it other than they were written. */
const unshowable: readonly { pattern: RegExp; message: string }[] = [
  { pattern: /[\n\r\u2028\u2029]/, message: 'found a line break, expected the text on one line' },
  { pattern: /\t/, message: 'found a tab, expected a space' },
  {
    pattern: /[\u0000-\u001f\u007f-\u009f\ufeff\ufffd-\uffff]|[\ud800-\udfff]/u,
    message: 'found an invisible or broken character, expected none',
  },
];

/**
 * Texts hold nothing that a page cannot show.
 *
 * @param content all content
 * @returns a problem for each text with a line break, a control character or half a character
 */
export const textsAreShowable: Rule = ({ files }) =>
  [...files.values()].flatMap((file) => {
    const visit = (value: unknown, path: FieldPath): Problem[] => {
      if (Array.isArray(value)) return value.flatMap((entry, index) => visit(entry, [...path, index]));
      if (isRecord(value))
        return Object.entries(value).flatMap(([key, entry]) => visit(entry, [...path, key]));
      if (typeof value !== 'string') return [];
      const found = unshowable.find(({ pattern }) => pattern.test(value));
      return found ? [file.problem(path, found.message)] : [];
    };
    return visit(file.value, []);
  });
