/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { digestOf } from '../../../gatsby/admin/browser/published/digest';
import { contentState } from '../../../gatsby/admin/content-state';
import { checkContent } from '../../../gatsby/check/check';

const studio = 'examples/studio';
const read = (name: string) => fs.readFileSync(path.join(studio, name), 'utf8');

async function stateOf(admin?: object) {
  const { site } = await checkContent(path.resolve(studio));
  if (!site) throw new Error('The studio has errors');
  return contentState(Object.assign({ ...site }, { settings: { ...site.settings, admin } }));
}

it('has a digest of each file in each language, which is that of the form', async () => {
  const { folder, files } = await stateOf();
  expect(folder).toBe(studio);
  for (const name of ['sections/plans.json', 'de/sections/plans.json']) {
    const values = JSON.parse(read(name)) as object;
    const form = Object.fromEntries(Object.entries({ ...values, empty: '', none: [], off: false }).reverse());
    expect(files[name]).toBe(await digestOf({ ...form, __sc_item_id: '1' }));
    expect(files[name]).not.toBe(await digestOf({ ...values, title: 'Other prices' }));
  }
});

it('reads the front matter and the text of Markdown', async () => {
  const { files } = await stateOf();
  const [, front = '', body = ''] = read('de/posts/a-price-you-can-read.md').split('---\n');
  const values = { ...(parse(front) as object), body };
  expect(files['de/posts/a-price-you-can-read.md']).toBe(await digestOf(values));
});

it('says where the builds are, and whether changes are reviewed', async () => {
  const builds = 'https://builds.example/site';
  expect(await stateOf({ builds, review: true })).toMatchObject({ builds, isReviewed: true });
  expect(await stateOf()).toMatchObject({ builds: undefined, isReviewed: false });
});
