import type { EventData } from './definition';

type Named = Pick<EventData, 'title' | 'date'> & { time?: string | null };

/** The file of an event, as a path of the site: "calendar/2026-03-14-1830-open-door.ics". */
export function calendarFile({ title, date, time }: Named): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const parts = [date, time?.replace(':', ''), ...words.split(' ').filter(Boolean)];
  return `calendar/${parts.filter(Boolean).join('-')}.ics`;
}
