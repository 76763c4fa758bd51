import { isOver, type Times } from './event-time';

interface EventList<Event> {
  events: readonly Event[];
  latest?: number | null;
  link?: { href: string } | null;
}

/** Texts such as "2026-03-14 18:30" sort by time. */
const startOf = ({ date, time }: Times) => `${date} ${time ?? ''}`;

export const byStart = (one: Times, other: Times) => (startOf(one) < startOf(other) ? -1 : 1);

/**
 * The events that a page shows of those that are not over, the next one first, and whether others are on another page.
 *
 * @param path of the page
 * @param now as in `isOver`
 */
export function comingEvents<Event extends Times>(
  { events, latest, link }: EventList<Event>,
  path: string | undefined,
  now: string,
): { next: Event[]; isPart: boolean } {
  const coming = events.filter((event) => !isOver(event, now)).sort(byStart);
  const isPart = Boolean(latest) && path !== link?.href.replace(/#.*/, '');
  return { next: latest && isPart ? coming.slice(0, latest) : coming, isPart };
}
