export type Times = Readonly<Partial<Record<'date' | 'endDate' | 'time' | 'endTime', string | null>>>;

const dayAfter = (day: string): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/** Whether an event of one day ends on the next one: from 19:00 to 01:00. */
export const endsNextDay = ({ endDate, time, endTime }: Times): boolean =>
  Boolean(!endDate && time && endTime && endTime < time);

export const lastDayOf = ({ date, ...event }: Times): string =>
  event.endDate ?? (endsNextDay(event) ? dayAfter(date ?? '') : (date ?? ''));

/** @param now a moment such as "2026-03-14T18:30", or a day alone for its start */
export const isOver = (event: Times, now: string): boolean =>
  `${lastDayOf(event)}T${event.endTime ?? '24:00'}` <= now;
