/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { entryList } from '../../../gatsby/admin/entry-list';
import { checkContent } from '../../../gatsby/check/check';
import { collectionDefinitions } from '../../../gatsby/definitions/definitions';
import type { Site } from '../../../gatsby/model/site';
import { ContentCopy } from '../check/content-copy';

const posts = collectionDefinitions.get('posts') ?? {};

/** A site in two languages with a post of a day, and another one that both have. */
const siteWith = (date: string): Site => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ];
  const files = { 'site.json': { languages }, 'posts/a.md': { date }, 'posts/b.md': { date: '2020-01-01' } };
  return {
    translations: [{ language: { code: 'de' }, fallbacks: new Set(['posts/a.md']) }],
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

it('finds posts of the studio whose German file is missing', async () => {
  const copy = ContentCopy.of('examples/studio');
  const [post = ''] = fs.readdirSync(path.join(copy.directory, 'de/posts'));
  copy.delete(`de/posts/${post}`);
  const { read, site } = await checkContent(copy.directory);
  const list = entryList(site ?? read, posts, 'posts');
  const { not_in: translated = [] } = (list.view_filters as { not_in?: string[] }[]).at(-1) ?? {};
  const all = fs.readdirSync(path.join(copy.directory, 'posts')).map((file) => file.replace('.md', ''));
  expect(all.filter((name) => !translated.includes(name))).toEqual([post.replace('.md', '')]);
});

it('sets entries apart whose day has not come', () => {
  expect(entryList(siteWith('2020-01-01'), posts, 'posts').view_groups).toBeUndefined();
  expect(entryList(siteWith('9999-01-01'), posts, 'posts').view_groups).toMatchObject({
    default: 'scheduled',
  });
});
