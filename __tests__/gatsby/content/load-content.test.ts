/** @jest-environment node */
import { loadPublishedContent } from '../../../gatsby/content/load-content';
import { ContentCopy, postText } from '../check/content-copy';

it('leaves drafts and later posts out of a build, and says so', async () => {
  const copy = ContentCopy.ofFrozen();
  copy.write('posts/draft.md', postText('date: 2026-03-14\ndraft: true'));
  const later = `${new Date().getFullYear() + 1}-03-14`;
  copy.write('posts/later.md', postText(`date: ${later}`));
  copy.write('posts/ready.md', postText());
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
