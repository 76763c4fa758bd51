/** @jest-environment node */
import { caseStudy, post } from '../../../support/collections';
import { siteContent } from '../../../support/site-content';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-15T12:00:00Z') }));

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

it('lists the latest entries first, and those of the same day by name', () => {
  const posts = {
    ...post('b'),
    ...post('old', { date: '2024-01-02' }),
    ...post('a'),
    ...post('new', { date: '2026-03-15' }),
  };
  expect(slugsOf(siteContent(posts).entries)).toEqual(['new', 'a', 'b', 'old']);
  const cases = { ...caseStudy('first', { year: 2019 }), ...caseStudy('second', { year: 2020 }) };
  expect(slugsOf(siteContent(cases).entries)).toEqual(['second', 'first']);
});

it('makes each entry a page below the path of its collection', () => {
  const entries = siteContent({ ...post('paper'), ...caseStudy('larkfield') }).entries;
  expect(entries.map(({ path }) => path).toSorted()).toEqual(['/blog/paper', '/portfolio/larkfield']);
});

it('leaves out drafts, and posts before their day', () => {
  const content = siteContent({
    ...post('today', { date: '2026-03-15' }),
    ...post('tomorrow', { date: '2026-03-16' }),
    ...post('draft', { draft: true }),
    ...post('ready', { draft: false }),
  });
  const statuses = Object.fromEntries(content.entries.map(({ slug, status }) => [slug, status]));
  expect(statuses).toEqual({ today: null, tomorrow: 'scheduled', draft: 'draft', ready: null });
  const published = content.published;
  expect(slugsOf(published.entries)).toEqual(['today', 'ready']);
  expect(published.fields.filter(({ file }) => file.name === 'posts/draft.json')).toEqual([]);
  expect(published.fields.filter(({ file }) => file.name === 'posts/ready.json')).not.toEqual([]);
});
