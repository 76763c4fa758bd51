/** @jest-environment node */
import path from 'node:path';
import { pageForms } from '../../../gatsby/admin/page-forms';
import { checkContent } from '../../../gatsby/check/check';

it('lists the forms of pages, of their sections and of entries, in each language', async () => {
  const { site } = await checkContent(path.resolve('examples/studio'));
  const forms = site ? pageForms(site) : {};
  const page = '#/collections/pages/entries/pages';
  expect(forms['/contact']?.[0]).toEqual({ label: 'Pages', hash: page });
  expect(forms['/']?.map(({ hash }) => hash)).toContain('#/collections/section-pricing/entries/plans');
  expect(forms['/de']?.map(({ hash }) => hash)).toEqual(forms['/']?.map(({ hash }) => hash));
  const post = {
    label: expect.stringMatching(/^Posts: ./) as string,
    hash: '#/collections/posts/entries/the-quiet-launch',
  };
  expect(forms['/blog/the-quiet-launch']).toEqual([post]);
});
