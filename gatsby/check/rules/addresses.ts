import { isRecord } from '../../definitions/definitions';
import { quote } from '../../parse/problem';
import type { FieldRule } from './check-texts';

const compared = (text: unknown): string => String(text).replace(/\s+/g, ' ').toLowerCase();

/** Visitors read the lines, and search engines the rest. */
export const linesSayTheAddress: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, path, value, schema }) => {
    if (schema.title !== 'PostalAddress' || !isRecord(value) || !Array.isArray(value.lines)) return [];
    const lines = compared(value.lines.join(' '));
    const missing = ['street', 'postalCode'].find(
      (key) => key in value && !lines.includes(compared(value[key])),
    );
    return missing
      ? file.problem(
          [...path, 'lines'],
          `found no line with the '${missing}' ${quote(String(value[missing]))}`,
        )
      : [];
  });
