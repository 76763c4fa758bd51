/** "18:30" */
type Time = string;

interface Period {
  opens: Time;
  /** An earlier time than that of opening is on the next day. */
  closes: Time;
}

/** The opening hours of the business, with what visitors read of them or without it. */
export interface OpeningTimes<Text = object> {
  /** Days of the week are numbers, from 0 for Sunday. */
  week: readonly (Text & Period & { days: readonly number[] })[];
  /** Without times, the business is closed. */
  special: readonly (Text & Partial<Period> & { date: string; endDate?: string; yearly?: boolean })[];
}

export interface OpenState {
  isOpen: boolean;
  /** When it closes, or opens: a moment such as "2026-03-14T18:30". Undefined without opening hours. */
  until?: string;
}

/** The day that is some days later, such as "2026-03-14". */
function daysAfter(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Whether special days have a day. A period of every year may go on in January. */
export function hasDay(
  { date, endDate = date, yearly }: OpeningTimes['special'][number],
  day: string,
): boolean {
  if (!yearly) return date <= day && day <= endDate;
  const [first, last, own] = [date.slice(5), endDate.slice(5), day.slice(5)];
  return first <= last ? first <= own && own <= last : own >= first || own <= last;
}

function periodsOn(day: string, { week, special }: OpeningTimes): Period[] {
  const other = special.find((days) => hasDay(days, day));
  if (other) return other.opens && other.closes ? [{ opens: other.opens, closes: other.closes }] : [];
  const weekday = new Date(day).getUTCDay();
  return week.filter(({ days }) => days.includes(weekday));
}

/** @param now a moment in the time zone of the business, such as "2026-03-14T18:30" */
export function openState(now: string, times: OpeningTimes): OpenState {
  const today = now.slice(0, 10);
  // From yesterday, whose last period may go on after midnight, to the same day in three weeks.
  const days = Array.from({ length: 23 }, (_, index) => daysAfter(today, index - 1));
  const periods = days.flatMap((day) =>
    periodsOn(day, times).map(({ opens, closes }) => ({
      start: `${day}T${opens}`,
      end: `${closes <= opens ? daysAfter(day, 1) : day}T${closes}`,
    })),
  );
  const current = periods.find(({ start, end }) => start <= now && now < end);
  if (current) return { isOpen: true, until: current.end };
  const [next] = periods
    .map(({ start }) => start)
    .filter((start) => start > now)
    .sort();
  return { isOpen: false, until: next };
}

/** Whether the business opens on a day, or is open at a time of it. */
export const isOpen = (day: string, times: OpeningTimes, time?: string): boolean =>
  time ? openState(`${day}T${time}`, times).isOpen : periodsOn(day, times).length > 0;
