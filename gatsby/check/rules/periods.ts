import { isRecord } from '../../definitions/definitions';
import { quote } from '../../parse/problem';
import type { FieldRule } from './check-texts';

const dayOrTime = /^\d{4}-\d{2}-\d{2}$|^\d{2}:\d{2}$/;

/** In hours. A shorter event that ends at an earlier time than it starts ends on the next day. */
const longestNight = 12;

const hoursBetween = (start: string, end: string): number =>
  (Date.parse(`2000-01-02T${end}Z`) - Date.parse(`2000-01-01T${start}Z`)) / 3_600_000;

/** Special days with one time alone would be closed. */
export const daysHaveBothTimes: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, path, value, schema }) => {
    if (schema.title !== 'SpecialDays' || !isRecord(value) || 'opens' in value === 'closes' in value)
      return [];
    const missing = 'opens' in value ? 'closes' : 'opens';
    return file.problem(
      path,
      `the key '${missing}' is missing, expected both times, or none if you are closed`,
    );
  });

/** The times of a text in 24 hours: 9:30, 17.30 and 5:30 pm. "24.12." is a day. */
const timesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<![\d.])([01]?\d|2[0-3])[:.]([0-5]\d)(?!\.?\d|\.\s?\p{L}|\.$|\. )(?:\s?([ap])\.?m)?/giu,
    ),
  ].map(([, hour = '', minute = '', half]) => {
    const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, '0')}:${minute}`;
  });

/** Visitors read the text, and search engines the times. A text with other than two times says more, or has days in it. */
export const hoursSayTheirTimes: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, path, value, schema }) => {
    if (schema.title !== 'BusinessHours' || !isRecord(value)) return [];
    const { text, opens, closes } = value as Record<string, string>;
    const times = timesIn(String(text));
    if (times.length !== 2 || !opens || !closes || times.join() === [opens, closes].join()) return [];
    return file.problem(
      [...path, 'text'],
      `found the times ${times.map(quote).join(' and ')}, expected those of "opens" and "closes": ${quote(opens)} and ${quote(closes)}`,
    );
  });

/** Nothing ends before it starts. The last of several days can end at an earlier time than the first one starts. */
export const periodsEndLater: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, path, value }) => {
    if (!isRecord(value)) return [];
    return Object.entries({ from: 'until', date: 'endDate', time: 'endTime' }).flatMap(([start, end]) => {
      const { [start]: first = '', [end]: last = '' } = value as Record<string, string>;
      // The definition reports what is neither a day nor a time.
      if (!dayOrTime.test(first) || !dayOrTime.test(last) || first <= last) return [];
      if (end === 'endTime' && ('endDate' in value || hoursBetween(first, last) <= longestNight)) return [];
      const advice = end === 'endTime' ? ', or the day on which it ends as "endDate"' : '';
      return file.problem([...path, end], `found ${quote(last)}, expected ${quote(first)} or later${advice}`);
    });
  });
