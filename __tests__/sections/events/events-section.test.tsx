import { render, screen, within } from '@testing-library/react';
import EventsSection from '../../../src/sections/events/events-section';
import { frame } from '../../support/section';

const details = { endDate: null, time: null, endTime: null, address: null, text: null, link: null };

const content = {
  ...frame,
  kind: 'events',
  empty: 'The next evening is not planned yet.',
  image: null,
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
};

const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

const rowOf = (title: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByText(title)) as HTMLElement;

it('has the next event first and the latest of those that are over', () => {
  render(<EventsSection content={content} />);
  expect(headings(3)).toEqual(['Paper fair', 'Open door', content.pastTitle]);
  expect(headings(4)).toEqual(['First fold', 'Long ago']);
});

it('shows day, time and place in the language of the site, and the link', () => {
  render(<EventsSection content={content} />);
  expect(rowOf('Open door')).toHaveTextContent(
    /^Saturday,? 14 March 2026\s*18:30\s*–\s*21:00Open doorThe workshop, 1 Sample Street, LondonWe show/,
  );
  expect(within(rowOf('Open door')).getByRole('time')).toHaveAttribute('datetime', '2026-03-14T18:30');
  expect(rowOf('Paper fair')).toHaveTextContent(/^Thursday,? 12\D.*Saturday,? 14 March 2026/);
  expect(screen.getByRole('link', { name: 'Book a stand' })).toHaveAttribute('href', '/contact');
});

it('says that no event is planned, and has no list of those that are over without any', () => {
  const show = (events = content.events) => render(<EventsSection content={{ ...content, events }} />);
  const { unmount } = show(content.events.slice(0, 1));
  expect(screen.getByText(content.empty)).toBeVisible();
  unmount();
  show(content.events.slice(1, 2));
  expect(screen.queryByText(content.empty)).toBeNull();
  expect(screen.queryByText(content.pastTitle)).toBeNull();
});
