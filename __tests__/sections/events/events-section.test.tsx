import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ListContext } from '../../../src/entries/list/entry-list';
import EventsSection from '../../../src/sections/events/events-section';
import { frame } from '../../support/section';
import { readContent } from '../../support/site-content';

const details = {
  endDate: null,
  time: null,
  endTime: null,
  place: null,
  address: null,
  online: null,
  text: null,
  link: null,
};

const content = {
  ...frame,
  kind: 'events',
  today: '2026-03-14',
  timeZone: 'Europe/London',
  empty: 'The next evening is not planned yet.',
  image: null,
  calendarLabel: null,
  latest: null,
  link: null,
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

const only = (event: object) => ({
  ...content,
  events: [{ ...details, title: 'Night', date: '2026-03-14', ...event }],
});

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z') }));

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

it('joins the times of one night as those of one day', () => {
  const timeOf = (event: object) => {
    const { unmount } = render(<EventsSection content={only(event)} />);
    const [words] = /\d\d:\d\d.*\d\d:\d\d/.exec(rowOf('Night').textContent) ?? [];
    unmount();
    return words;
  };
  const [day, night] = [
    timeOf({ time: '18:00', endTime: '21:00' }),
    timeOf({ time: '18:00', endTime: '01:00' }),
  ];
  expect(night).toBe(day?.replace('21:00', '01:00'));
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

describe('An event is over', () => {
  const isNext = (event: object, now: string, timeZone = content.timeZone) => {
    jest.setSystemTime(new Date(now));
    const { unmount } = render(<EventsSection content={{ ...only(event), timeZone }} />);
    const found = screen.queryByText(content.empty) === null;
    unmount();
    return found;
  };

  it.each([
    [{}, '2026-03-14T23:59Z', '2026-03-15T00:00Z'],
    [{ endDate: '2026-03-16' }, '2026-03-16T23:59Z', '2026-03-17T00:00Z'],
    [{ time: '18:30', endTime: '21:00' }, '2026-03-14T20:59Z', '2026-03-14T21:00Z'],
    [{ time: '19:00', endTime: '01:00' }, '2026-03-15T00:59Z', '2026-03-15T01:00Z'],
  ])('%p: not at %s, but at %s', (event, before, after) => {
    expect([isNext(event, before), isNext(event, after)]).toEqual([true, false]);
  });

  it('by the time zone of the site, whatever that of the visitor is', () => {
    const evening = { time: '19:30' };
    expect(isNext(evening, '2026-03-15T00:00Z', 'America/Los_Angeles')).toBe(true);
    expect(isNext(evening, '2026-03-15T06:59Z', 'America/Los_Angeles')).toBe(true);
    expect(isNext(evening, '2026-03-15T07:00Z', 'America/Los_Angeles')).toBe(false);
    expect(isNext(evening, '2026-03-14T11:00Z', 'Pacific/Auckland')).toBe(false);
  });

  it('in the static HTML by the day of the build', () => {
    jest.setSystemTime(new Date('2027-01-01T12:00Z'));
    const htmlOn = (today: string) => renderToString(<EventsSection content={{ ...only({}), today }} />);
    expect(htmlOn('2026-03-14')).not.toContain(content.empty);
    expect(htmlOn('2026-03-15')).toContain(content.empty);
  });
});

it('shows when an event ends on the next day', () => {
  render(<EventsSection content={only({ time: '19:00', endTime: '01:00', place: 'The workshop' })} />);
  expect(rowOf('Night')).toHaveTextContent(/^Saturday,? 14 March 2026\s*19:00\s*–\s*01:00Night/);
});

it('links the word for an event online, beside a place, too', () => {
  const online = 'https://meet.example/night';
  const { unmount } = render(<EventsSection content={only({ online })} />);
  const { online: word } = readContent('labels') as Record<'online', string>;
  expect(screen.getByRole('link', { name: word })).toHaveAttribute('href', online);
  unmount();
  render(<EventsSection content={only({ online, place: 'The workshop', date: '2026-03-13' })} />);
  expect(rowOf('Night')).toHaveTextContent(`The workshop, ${word}`);
  expect(screen.queryByRole('link')).toBeNull();
});

it('has a file of the calendar for each event that is not over', () => {
  const open = { ...details, title: 'Open door', date: '2026-03-14', time: '18:30' };
  const over = { ...details, title: 'Long ago', date: '2025-11-02' };
  render(<EventsSection content={{ ...content, events: [open, over], calendarLabel: 'Add to calendar' }} />);
  const link = screen.getByRole('link', { name: 'Add to calendar Open door' });
  expect(link).toHaveAttribute('href', '/calendar/2026-03-14-1830-open-door.ics');
});

it('shows some of the next events, and the way to all of them, on other pages than theirs', () => {
  const link = { title: 'All evenings', href: '/events' };
  const events = ['2026-03-16', '2026-03-14', '2026-03-15', '2026-03-01'].map((date) => ({
    ...{ ...details, title: date, date, place: 'The workshop' },
  }));
  const show = (path: string) => (
    <ListContext value={{ path }}>
      <EventsSection content={{ ...content, events, latest: 2, link }} />
    </ListContext>
  );
  const { rerender } = render(show('/'));
  expect(headings(3)).toEqual(['2026-03-14', '2026-03-15']);
  expect(screen.getByRole('link', { name: link.title })).toHaveAttribute('href', link.href);
  rerender(show('/events'));
  expect(headings(3)).toEqual(['2026-03-14', '2026-03-15', '2026-03-16', content.pastTitle]);
  expect(screen.queryByRole('link', { name: link.title })).toBeNull();
});
