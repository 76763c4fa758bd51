/** @jest-environment node */
import path from 'node:path';
import { pageOf } from '../../../gatsby/admin/page-of';
import { checkContent } from '../../../gatsby/check/check';

const checked = checkContent(path.resolve('examples/studio'));

it.each([
  ['posts', 'a-price-you-can-read', '/blog/a-price-you-can-read'],
  ['section-pricing', 'shop-prices', '/services/ecommerce#shop-prices'],
  ['people', 'mei-tanaka', '/team#team'],
  ['site', 'not-found', '/404.html'],
  ['site', 'labels', undefined],
])('knows the page of %s %s', async (collection, entry, page) => {
  const { site } = await checked;
  expect(site && pageOf(site, collection, entry)).toBe(page);
});
