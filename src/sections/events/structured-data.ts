import type { Event } from 'schema-dts';
import type { Value } from '../../content-model';
import type { DataContext } from '../../content-model/kind';
import type { definition } from './definition';
import { comingEvents } from './coming-events';
import { lastDayOf } from './event-time';

type EventList = Value<typeof definition>;

/** A time of a day is that of the place. */
const momentOf = (day: string, time?: string): string => (time ? `${day}T${time}` : day);

/** Where an event is: at a place, online, or both. Without a mode, search engines take it for an event at a place. */
function locationOf({
  place,
  address,
  online,
}: Pick<EventList['events'][number], 'place' | 'address' | 'online'>): Pick<
  Event,
  'location' | 'eventAttendanceMode'
> {
  const places = place ? [{ '@type': 'Place', name: place, address: address ?? place } as const] : [];
  if (!online) return { location: places[0] };
  const location = [...places, { '@type': 'VirtualLocation', url: online } as const];
  return {
    location: location.length > 1 ? location : location[0],
    eventAttendanceMode: `https://schema.org/${place ? 'Mixed' : 'Online'}EventAttendanceMode`,
  };
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/event */
export const structuredData = (
  lists: readonly EventList[],
  { url, path, today, organisation: organizer }: DataContext,
): Event[] =>
  lists
    .flatMap((list) => comingEvents(list, path, today).next)
    .map(({ title, text, ...event }) => ({
      '@type': 'Event',
      name: title,
      startDate: momentOf(event.date, event.time),
      ...((event.endDate ?? event.endTime) && { endDate: momentOf(lastDayOf(event), event.endTime) }),
      ...locationOf(event),
      description: text,
      organizer,
      url,
    }));
