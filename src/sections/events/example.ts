import type { EventsContent } from './definition';

const details = { endDate: null, time: null, endTime: null, address: null, text: null, link: null };

export const example = {
  kind: 'events',
  anchor: 'events',
  showsHeading: false,
  title: 'Come and see us',
  intro: 'Four evenings a year the door is open.',
  empty: 'The next evening is not planned yet.',
  pastTitle: 'Earlier evenings',
  events: [
    { ...details, title: 'Long ago', date: '2025-11-02', place: 'The workshop' },
    {
      ...details,
      title: 'Paper fair',
      date: '2026-03-12',
      endDate: '2026-03-14',
      place: 'Town hall',
      link: { title: 'Book a stand', href: '/contact' },
    },
    {
      ...details,
      title: 'Open door',
      date: '2026-03-14',
      time: '18:30',
      endTime: '21:00',
      place: 'The workshop',
      address: '1 Sample Street, London',
      text: 'We show what is on the tables.',
    },
    { ...details, title: 'First fold', date: '2026-01-10', endDate: '2026-03-13', place: 'The workshop' },
  ],
} satisfies EventsContent;
