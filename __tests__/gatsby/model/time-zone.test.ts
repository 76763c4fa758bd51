/** @jest-environment node */
import { readTimeZone } from '../../../gatsby/model/time-zone';
import { todayIn } from '../../../src/content-model/time-zone';
import { post } from '../../support/collections';
import { siteContent, readContent } from '../../support/site-content';

const contentOf = (fields: object, posts = {}) =>
  siteContent({ ...posts, site: { ...(readContent('site') as object), ...fields } });

it.each([
  ['the field', { timeZone: 'Pacific/Auckland', locale: 'en-US' }, 'Pacific/Auckland'],
  ['the only zone of the country', { locale: 'ja-JP' }, 'Asia/Tokyo'],
  ['one of several zones with the same clocks', { locale: 'de-DE' }, 'Europe/Berlin'],
  ['UTC for a country with several', { locale: 'en-US' }, 'UTC'],
  ['UTC for what is neither', { locale: 'English', timeZone: 'Mars' }, 'UTC'],
])('the time zone of a site is %s', (_, fields, timeZone) => {
  expect(readTimeZone(contentOf(fields)).timeZone).toBe(timeZone);
});

it('lets a country with several zones choose', () => {
  expect(readTimeZone(contentOf({ locale: 'en-NZ' })).choices).toEqual([
    'Pacific/Auckland',
    'Pacific/Chatham',
  ]);
  expect(readTimeZone(contentOf({ locale: 'de-DE' })).choices).toEqual([]);
});

it('decides the day, and which posts are published', () => {
  jest.useFakeTimers({ now: new Date('2026-03-14T20:00:00Z') });
  expect([todayIn('Pacific/Auckland'), todayIn('America/Los_Angeles')]).toEqual(['2026-03-15', '2026-03-14']);
  const status = (timeZone: string) =>
    contentOf({ timeZone }, post('tomorrow', { date: '2026-03-15' })).entries[0]?.status;
  expect([status('Pacific/Auckland'), status('America/Los_Angeles')]).toEqual([null, 'scheduled']);
});
