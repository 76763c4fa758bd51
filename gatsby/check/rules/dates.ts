import { isRecord } from '../../definitions/definitions';
import { quote } from '../../parse/problem';
import { type FieldRule, problemIn, type Rule, type Rules } from './rule';
import { type Announcement, isOver } from '../../model/announcement';

/** Every date is a day of the calendar, in a year that is probably not mistyped. */
function explainDate(text: string): string | undefined {
  const [first, last] = [1990, new Date().getFullYear() + 5];
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
    return `found ${quote(text)}, a day that the calendar does not have, expected another`;
  const year = date.getUTCFullYear();
  return year < first || year > last
    ? `found the year ${year}, expected one from ${first} to ${last}`
    : undefined;
}

const dayOrTime = /^\d{4}-\d{2}-\d{2}$|^\d{2}:\d{2}$/;

/** Nothing ends before it starts. The last of several days can end at an earlier time than the first one starts. */
const periodsEndLater: FieldRule = ({ fields }) =>
  fields.flatMap(({ file, path, value }) => {
    if (!isRecord(value)) return [];
    return Object.entries({ from: 'until', date: 'endDate', time: 'endTime' }).flatMap(([start, end]) => {
      const { [start]: first = '', [end]: last = '' } = value as Record<string, string>;
      const isLater = end === 'endTime' && 'endDate' in value;
      // The definition reports what is neither a day nor a time.
      if (!dayOrTime.test(first) || !dayOrTime.test(last) || first <= last || isLater) return [];
      const advice = end === 'endTime' ? ', or the day on which it ends as "endDate"' : '';
      return file.problem([...path, end], `found ${quote(last)}, expected ${quote(first)} or later${advice}`);
    });
  });

const announcementIsShown: Rule = (content) => {
  const { until } = (content.files.get('announcement.json')?.value ?? {}) as Partial<Announcement>;
  if (!until || !isOver({ until })) return [];
  const message = `found ${quote(until)}, so no page shows it any more`;
  return problemIn(content, 'announcement.json', ['until'], message);
};

export const dateRules: Rules = {
  formats: { date: explainDate },
  fieldRules: [periodsEndLater],
  warnings: [announcementIsShown],
};
