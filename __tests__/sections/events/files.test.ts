/** @jest-environment node */
import { files } from '../../../src/sections/events/kind';

const events = [
  {
    ...{ title: 'Open Door: Größe', date: '2026-07-01', time: '18:30', endTime: '01:00' },
    ...{ place: 'The workshop', address: '1 Sample Street', text: 'Tables; and tea.' },
  },
  { title: 'Fair', date: '2026-12-30', endDate: '2027-01-02', online: 'https://meet.example/fair' },
];

const filesOf = (calendarLabel?: string) =>
  files({ calendarLabel, events } as never, 'Europe/London') as Record<string, string>;

it('has a file for each event: moments in the time zone of the site, and days', () => {
  const all = filesOf('Add to calendar');
  expect(Object.keys(all)).toEqual([
    'calendar/2026-07-01-1830-open-door-gro-e.ics',
    'calendar/2026-12-30-fair.ics',
  ]);
  const [door = '', fair = ''] = Object.values(all);
  for (const line of [
    ...['DTSTART:20260701T173000Z', 'DTEND:20260702T000000Z', 'SUMMARY:Open Door: Größe'],
    ...['LOCATION:The workshop\\, 1 Sample Street', 'DESCRIPTION:Tables\\; and tea.'],
  ])
    expect(door.split('\r\n')).toContain(line);
  for (const line of ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270103'])
    expect(fair.split('\r\n')).toContain(line);
  expect(filesOf('Add to calendar')).toEqual(all);
});

it('has none without words for the links', () => {
  expect(filesOf()).toEqual({});
});
