import {
  day,
  decoration,
  group,
  integer,
  kind,
  link,
  list,
  pattern,
  sectionHeading,
  text,
  timeOfDay,
  type Data,
} from '../../content-model';

export const definition = kind(
  'events',
  'Events – Events with day and place, the next one first. Those that are over are below them: `timeZone` of site.json decides. Search engines get the others, too.',
  {
    ...sectionHeading,
    empty: text(120, 'A sentence in place of the next events, for days without any.'),
    'image?': decoration(
      'An image beside the list on wide screens, cropped to 4 × 5, and above it on others, cropped to 4 × 3.',
      'an image beside events',
      [800, 1000],
      { breakpoints: [480, 800, 1200] },
    ),
    'calendarLabel?': text(
      40,
      'The words of the links that put an event into a calendar. Without them, there are none.',
    ),
    'latest?': integer(
      'How many of the next events the section shows on other pages than the one that `link` leads to, without those that are over.',
      { min: 1, max: 12 },
    ),
    'link?': link('A link below these, to the page with all events.'),
    pastTitle: text(40, 'The heading of the events that are over.'),
    events: list(
      'The events, in any order.',
      group(
        'Event',
        'One event. It has a place, or takes place online, or both.',
        {
          title: text(80, 'What it is called.'),
          date: day('The day, or the first of several.', { shared: true }),
          'endDate?': day('The last of several days.'),
          'time?': timeOfDay('When it starts.'),
          'endTime?': timeOfDay('When it ends. An earlier time than that of its start is on the next day.'),
          'place?': text(80, 'Where it is, such as the name of a house.'),
          'address?': text(120, 'The address of the place.'),
          'online?': pattern(
            '^https://\\S+$',
            'The https address where visitors take part in an event online.',
            { max: 500, expected: 'expected an address such as "https://meet.example/open-evening"' },
          ),
          'text?': text(240, 'What happens there, in a sentence or two.'),
          'link?': link('A link below it, such as to where visitors book a seat.'),
        },
        { needsOneOf: ['place', 'online'] },
      ),
      { max: 60 },
    ),
  },
  { changesWithDay: true },
);

export type EventsContent = Data<typeof definition>;
export type EventData = EventsContent['events'][number];
