import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import OpeningHoursSection from '../../../src/sections/opening-hours/opening-hours-section';
import { frame } from '../../support/section';

const content = {
  ...{ ...frame, kind: 'opening-hours', today: '2026-03-14', timeZone: 'Europe/London' },
  ...{ open: 'Open until {time}.', closed: 'Open again on {day} at {time}.', specialTitle: 'Holidays' },
  hours: {
    week: [
      { text: 'Tuesday to Saturday, 18:00 to 1:00', days: [2, 3, 4, 5, 6], opens: '18:00', closes: '01:00' },
    ],
    special: [
      { text: 'Last summer: closed', date: '2025-08-01', endDate: '2025-08-20' },
      { text: '24 December to 2 January: closed', date: '2025-12-24', endDate: '2026-01-02', yearly: true },
    ],
  },
};

beforeEach(() => jest.useFakeTimers());

/** @param time in London, in winter */
function showAt(time: string) {
  jest.setSystemTime(new Date(`${time}Z`));
  return render(<OpeningHoursSection content={content} />);
}

it.each([
  ['2026-03-14T18:00', 'Open until 01:00.'],
  ['2026-03-15T00:59', 'Open until 01:00.'],
  ['2026-03-15T01:00', 'Open again on Tuesday at 18:00.'],
  ['2026-12-31T20:00', 'Open again on Tuesday at 18:00.'],
])('says at %s: %s', (time, text) => {
  showAt(time);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('says it again when that changes', () => {
  showAt('2026-03-14T17:59:30');
  expect(screen.getByRole('status')).toHaveTextContent('Open again on Saturday at 18:00.');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('Open until 01:00.');
});

it('lists the hours, and the special days that are not over', () => {
  showAt('2026-03-14T12:00');
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Tuesday to Saturday, 18:00 to 1:00', '24 December to 2 January: closed']);
  expect(screen.getByRole('heading', { name: 'Holidays' })).toBeVisible();
});

it('does not say in static HTML what time it is', () => {
  expect(renderToString(<OpeningHoursSection content={content} />)).not.toContain('Open');
});
