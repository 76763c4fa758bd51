import { isRecord } from '../../definitions/definitions';
import { isTimeZone, readTimeZone } from '../../model/time-zone';
import { didYouMean, nearest } from '../../parse/nearest';
import { eitherOf, quote } from '../../parse/problem';
import { type FieldRule, problemIn, type Rule, type Rules } from './rule';
import { type Announcement, isOver } from '../../model/announcement';

/** Every date is a day of the calendar, in a year that is probably not mistyped. */
function explainDate(text: string): string | undefined {
  const [first, last] = [1990, new Date().getFullYear() + 5];
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
    return `found ${quote(text)}, which is not a date`;
  const year = date.getUTCFullYear();
  return year < first || year > last
    ? `found the year ${year}, expected one from ${first} to ${last}`
    : undefined;
}

const dayOrTime = /^\d{4}-\d{2}-\d{2}$|^\d{2}:\d{2}$/;

/** In hours. A shorter event that ends at an earlier time than it starts ends on the next day. */
const longestNight = 12;

const hoursBetween = (start: string, end: string): number =>
  (Date.parse(`2000-01-02T${end}Z`) - Date.parse(`2000-01-01T${start}Z`)) / 3_600_000;

/** Nothing ends before it starts. The last of several days can end at an earlier time than the first one starts. */
const periodsEndLater: FieldRule = ({ fields }) =>
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

const announcementIsShown: Rule = (content) => {
  const { until } = (content.files.get('announcement.json')?.value ?? {}) as Partial<Announcement>;
  if (!until || !isOver({ until }, content.timeZone)) return [];
  const message = `found ${quote(until)}, so no page shows it any more`;
  return problemIn(content, 'announcement.json', ['until'], message);
};

const cityOf = (timeZone: string): string => timeZone.split('/').at(-1) ?? '';

function explainTimeZone(text: string): string | undefined {
  if (isTimeZone(text)) return undefined;
  // Most names share their first part.
  const zones = new Map(Intl.supportedValuesOf('timeZone').map((name) => [cityOf(name), name]));
  const guess = zones.get(nearest(cityOf(text), zones.keys()) ?? '');
  return `found ${quote(text)}, which is no time zone${didYouMean(guess, ', expected for example "Europe/London"')}`;
}

const timeZoneIsKnown: Rule = (content) => {
  const { timeZone, choices } = readTimeZone(content);
  if (choices.length === 0 || content.home !== '/') return [];
  const message = `the key 'timeZone' is missing, so days change at midnight in ${timeZone}, expected ${eitherOf(choices)}`;
  return problemIn(content, 'site.json', ['timeZone'], message);
};

export const dateRules: Rules = {
  formats: { date: explainDate, 'time-zone': explainTimeZone },
  fieldRules: [periodsEndLater],
  warnings: [announcementIsShown, timeZoneIsKnown],
};
