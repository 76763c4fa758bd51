import type { FieldType, Schema } from '../schema';
import { pattern, type PatternOptions, stringType } from './texts/text';

/** Every date is a day of the calendar, in a year that is probably not mistyped. */
const dateType: FieldType = {
  ...stringType,
  format: 'date',
  explain: (text, { mismatch, quote }) => {
    const otherForm = mismatch(text);
    if (otherForm) return otherForm;
    const [first, last] = [1990, new Date().getFullYear() + 5];
    const date = new Date(text);
    if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
      return `found ${quote(text)}, which is not a date`;
    const year = date.getUTCFullYear();
    return year < first || year > last
      ? `found the year ${year}, expected one from ${first} to ${last}`
      : undefined;
  },
  control: () => ({ widget: 'datetime', type: 'date' }),
};

export const day = (description: string, keywords: PatternOptions = {}): Schema<string> =>
  pattern(String.raw`^\d{4}-\d{2}-\d{2}$`, description, {
    ...keywords,
    fieldType: dateType,
    expected: 'expected a day such as 2026-03-14',
  });
