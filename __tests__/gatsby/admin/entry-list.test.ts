/** @jest-environment node */
import { entryList } from '../../../gatsby/admin/entry-list';
import { collectionDefinitions } from '../../../gatsby/definitions/definitions';
import type { Site } from '../../../gatsby/model/site';

const posts = collectionDefinitions.get('posts') ?? {};

/** A site in two languages with a post of a day, and another one that both have. */
const siteWith = (date: string): Site => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ];
  const files = { 'site.json': { languages }, 'posts/a.md': { date }, 'posts/b.md': { date: '2020-01-01' } };
  return {
    names: [...Object.keys(files), 'de/posts/b.md'],
    files: new Map(Object.entries(files).map(([name, value]) => [name, { name, value }])),
  } as unknown as Site;
};

it('shows languages, and finds drafts, entries whose day has not come, and those without a translation', () => {
  const { summary, view_filters: filters } = entryList(siteWith('2020-01-01'), posts, 'posts');
  expect(summary).toMatch(/\{\{locales\}\}$/);
  expect(filters).toEqual([
    expect.objectContaining({ field: 'draft', eq: true }),
    expect.objectContaining({ field: 'date', gt: '{{today}}' }),
    { label: 'Not in Deutsch', field: 'slug', not_in: ['b'] },
  ]);
});

it('sets entries apart whose day has not come', () => {
  expect(entryList(siteWith('2020-01-01'), posts, 'posts').view_groups).toBeUndefined();
  expect(entryList(siteWith('9999-01-01'), posts, 'posts').view_groups).toMatchObject({
    default: 'scheduled',
  });
});
