import ical from 'ical-generator';
import type { Value } from '../../content-model';
import { calendarFile } from './calendar-file';
import type { definition } from './definition';
import { lastDayOf } from './event-time';

type EventList = Value<typeof definition>;

/** A moment of a time zone. */
function momentOf(day: string, time: string, timeZone: string): Date {
  const guess = new Date(`${day}T${time}Z`);
  const there = new Date(`${guess.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  return new Date(2 * guess.getTime() - there.getTime());
}

/** @see https://www.rfc-editor.org/rfc/rfc5545 */
function calendarOf(event: EventList['events'][number], timeZone: string): string {
  const { title, date, time, endTime, place, address, online, text } = event;
  const last = lastDayOf(event);
  const dayAfter = new Date(Date.parse(last) + 24 * 3_600_000);
  const calendar = ical();
  calendar.createEvent({
    id: calendarFile(event),
    summary: title,
    description: text,
    location: [place, address].filter(Boolean).join(', ') || online,
    url: online,
    ...(time
      ? {
          start: momentOf(date, time, timeZone),
          end: endTime ? momentOf(last, endTime, timeZone) : undefined,
        }
      : { allDay: true, start: new Date(date), end: dayAfter }),
    // The build writes the same bytes for the same event.
    stamp: new Date(date),
  });
  return calendar.toString();
}

export const files = ({ calendarLabel, events }: EventList, timeZone: string): Record<string, string> =>
  calendarLabel
    ? Object.fromEntries(events.map((event) => [calendarFile(event), calendarOf(event, timeZone)]))
    : {};
