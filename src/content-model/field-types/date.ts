import { textField } from './texts/text';

/** A day of the calendar, in a year that is probably not mistyped. */
export const day = textField({
  format: 'date',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
  expected: 'expected a day such as 2026-03-14',
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
});
