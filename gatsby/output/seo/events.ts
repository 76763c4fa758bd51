import type { Event } from 'schema-dts';
import type { Value } from '../../../src/content-model';
import type { definition } from '../../../src/sections/events/definition';
import { today } from '../../model/entry';

export type EventList = Value<typeof definition>;

/** A time of a day is that of the place. */
const momentOf = (day: string, time?: string): string => (time ? `${day}T${time}` : day);

/** @see https://developers.google.com/search/docs/appearance/structured-data/event */
export const eventsData = (
  lists: readonly EventList[],
  url: string,
  organizer: Event['organizer'],
): Event[] =>
  lists
    .flatMap(({ events }) => events)
    .filter((event) => (event.endDate ?? event.date) >= today())
    .map(({ title, date, endDate, time, endTime, place, address, text }) => ({
      '@type': 'Event',
      name: title,
      startDate: momentOf(date, time),
      ...((endDate ?? endTime) && { endDate: momentOf(endDate ?? date, endTime) }),
      location: { '@type': 'Place', name: place, address: address ?? place },
      description: text,
      organizer,
      url,
    }));
