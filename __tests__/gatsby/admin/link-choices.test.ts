/** @jest-environment node */
import path from 'node:path';
import { linkChoices } from '../../../gatsby/admin/link-choices';
import { checkContent } from '../../../gatsby/check/check';

it('offers pages, their anchors, posts by title and files in each language, and no draft', async () => {
  const { site } = await checkContent(path.resolve('examples/studio'));
  if (!site) throw new Error('examples/studio has mistakes');
  const { en = [], de = [] } = linkChoices(site);
  const post = site.collections.get('posts')?.find(({ status }) => !status);
  expect(en).toContainEqual({ address: post?.path, title: post?.value.title });
  expect(en).toContainEqual({ address: '/files/one-page-brief.pdf', title: 'files/one-page-brief.pdf' });
  expect(en.map(({ address }) => address)).toEqual(expect.arrayContaining(['/', '/#pricing', '/about']));
  expect(de.every(({ address }) => /^\/(?:de(?:[/#]|$)|files\/)/.test(address))).toBe(true);
  const hidden = site.entries.filter(({ status }) => status).map((entry) => entry.path);
  expect(en.filter(({ address }) => hidden.includes(address))).toEqual([]);
});
