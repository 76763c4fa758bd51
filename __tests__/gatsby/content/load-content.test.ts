/** @jest-environment node */
import { loadPublishedContent } from '../../../gatsby/content/load-content';
import { ContentCopy } from '../check/content-copy';

it('leaves drafts and later posts out of a build, and says so', async () => {
  const copy = ContentCopy.ofFrozen();
  const post = (others: string) =>
    `---\ntitle: A post\ndescription: A sentence that is long enough for the results of a search.\nauthor: isla-mackay\n${others}\n---\n\nWords.`;
  copy.write('posts/draft.md', post('date: 2026-03-14\ndraft: true'));
  const later = `${new Date().getFullYear() + 1}-03-14`;
  copy.write('posts/later.md', post(`date: ${later}`));
  copy.write('posts/ready.md', post('date: 2026-03-14'));
  const info = jest.fn();
  const published = await loadPublishedContent(copy.directory, { info, panic: jest.fn() as never });
  expect(published.entries.map(({ slug }) => slug)).toEqual(['ready']);
  expect(info.mock.calls).toEqual([
    [`posts/later.md is for ${later}, so the site does not show it yet`],
    ['posts/draft.md is a draft, so the site does not show it'],
  ]);
  // Development shows them.
  expect((await copy.load()).entries).toHaveLength(3);
});
