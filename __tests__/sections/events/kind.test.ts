import { rules } from '../../../src/sections/events/kind';

type EventList = Parameters<typeof rules>[0];

const list: EventList = { kind: 'events', title: '', intro: '', empty: '', pastTitle: '', events: [] };

const next: EventList = { ...list, latest: 2, link: { title: 'All', href: '/events#all' } };

it.each([
  ['the page has the section itself', [next], 0],
  ['the page has all of other events', [list], 0],
  ['the page has the next events alone', [{ ...next, link: { title: 'All', href: '/' } }], 1],
  ['the page has no events', [], 1],
  // The check of links reports it.
  ['there is no such page', undefined, 0],
])('a section with the next events: %s', (_title, lists, count) =>
  expect(rules(next, (path) => (path === '/events' ? lists : []))).toHaveLength(count),
);
