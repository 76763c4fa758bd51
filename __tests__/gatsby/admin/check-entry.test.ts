/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkEntry } from '../../../gatsby/admin/check-entry';
import { ContentCopy } from '../check/content-copy';

const studio = path.resolve('examples/studio');

type Values = Record<string, unknown>;

const read = (name: string, folder = studio) =>
  JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Values & { plans: Values[] };

const post = {
  title: 'Two weeks',
  description: 'What we do in the week between two projects, and why it is planned.',
  cover: { src: 'blob:http://localhost/1', alt: 'A table' },
  date: '2026-03-14',
  author: 'ada-wells',
  slug: '',
  body: 'Words.',
};

const checkPost = (values: Values, slug?: string) =>
  checkEntry(studio, { collection: 'posts', slug, values: { en: { ...post, ...values } } });

it('says nothing of a form without mistakes: a new post, with an image that is no file yet', async () => {
  expect(await checkPost({})).toEqual([]);
  // When it is saved, it has a name, but the image is still no file.
  expect(await checkPost({ cover: { src: '/images/new.jpg', alt: 'A table' } }, 'two-weeks')).toEqual([]);
});

it('checks images that are new in the form', async () => {
  const address = 'blob:http://localhost/1';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 1"><path d="M0 0h90v1z" fill="red"/></svg>';
  const ask = (type: string, bytes: Buffer) =>
    checkEntry(studio, {
      ...{
        collection: 'site',
        slug: 'brand',
        values: { _default: { ...read('brand.json'), logo: address } },
      },
      uploads: { [address]: `data:image/${type};base64,${bytes.toString('base64')}` },
    });
  expect(await ask('svg+xml', Buffer.from(svg.replace('90 1', '90 90')))).toEqual([]);
  expect(await ask('svg+xml', Buffer.from(svg))).toMatchObject([
    {
      label: 'Logo',
      keyPath: 'logo',
      locale: '_default',
      message: expect.stringContaining('times as wide as high'),
    },
  ]);
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  // Several fields ask at once, and each gets its own answer.
  const good = ask('svg+xml', Buffer.from(svg.replace('90 1', '90 90')));
  expect(await Promise.all([good, ask('svg+xml', Buffer.from(svg))])).toMatchObject([
    [],
    [{ keyPath: 'logo' }],
  ]);
  const sent = { [address]: `data:image/jpeg;base64,${bytes.toString('base64')}` };
  const cover = { src: address, alt: 'A table' };
  const problems = await checkEntry(studio, {
    ...{ collection: 'posts', values: { en: { ...post, cover } }, uploads: sent },
  });
  expect(problems).toMatchObject([
    { keyPath: 'cover.src', message: expect.stringContaining('9 × 9 pixels') },
  ]);
});

it.each([
  [{ body: 'See [us](/abuot).' }, `No page has the path "/abuot"; did you mean '/about'?`],
  [
    { body: '![](/images/sketch-blank.jpg)' },
    'Found no description, expected words for people who cannot see the image.',
  ],
])('checks the text of a post: %j', async (values, message) => {
  expect(await checkPost(values)).toMatchObject([{ locale: 'en', label: 'Text', message }]);
});

it('names the field that has a file with a mistake', async () => {
  const copy = ContentCopy.ofFrozen();
  const path = '<path d="M0 0h90v90H0z" fill="#14110f"/>';
  copy.write('images/dark.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${path}</svg>`);
  const values = { _default: { ...read('brand.json', copy.directory), logo: '/images/dark.svg' } };
  expect(await checkEntry(copy.directory, { collection: 'site', slug: 'brand', values })).toMatchObject([
    { label: 'Logo', keyPath: 'logo', locale: '_default', message: expect.stringContaining('#14110f') },
  ]);
});

it('says which fields are empty, and nothing of an author who is saved together with it', async () => {
  const problems = await checkPost({ title: '', date: null, author: 'new-author', tags: [] });
  expect(problems.map(({ keyPath, isLeftOut }) => [keyPath, isLeftOut])).toEqual([
    ['date', true],
    ['title', true],
  ]);
});

it('names the form, the entry, the label and the language', async () => {
  const [en, de] = [read('sections/plans.json'), read('de/sections/plans.json')];
  Object.assign(de.plans[1] ?? {}, { ctaLink: '/contact' });
  const problems = await checkEntry(studio, {
    collection: 'section-pricing',
    slug: 'plans',
    values: { en, de },
  });
  expect(problems).toMatchObject([
    {
      form: 'Price list',
      entry: en.title,
      label: 'Plans 2, Button link',
      keyPath: 'plans.1.ctaLink',
      language: 'de',
      locale: 'de',
      hash: '#/collections/section-pricing/entries/plans',
    },
  ]);
});

it('asks for what an entry lacks that the list has got from another language', async () => {
  const plans = read('de/sections/plans.json');
  const values = {
    en: read('sections/plans.json'),
    de: { ...plans, plans: [...plans.plans, { name: '' }] },
  };
  const problems = await checkEntry(studio, { collection: 'section-pricing', slug: 'plans', values });
  const added = `plans.${plans.plans.length}`;
  const isLeftOut = (key: string) => problems.find(({ keyPath }) => keyPath === key)?.isLeftOut;
  expect(isLeftOut(`${added}.price`)).toBe(false);
  // The form shows that it is empty.
  expect(isLeftOut(`${added}.name`)).toBe(true);
});

it('names the other form that a change breaks', async () => {
  const values = { en: { ...read('sections/plans.json'), anchor: 'costs' } };
  const problems = await checkEntry(studio, { collection: 'section-pricing', slug: 'plans', values });
  expect(problems.length).toBeGreaterThan(0);
  for (const { locale, message } of problems)
    expect([locale, message]).toEqual([undefined, expect.stringContaining('#pricing')]);
});

it('lets a form be saved whose mistake is saved already, or is in another file', async () => {
  const copy = ContentCopy.ofFrozen();
  const plans = read('sections/plans.json', copy.directory);
  Object.assign(plans.plans[0] ?? {}, { ctaLink: '/nowhere' });
  const check = (values: Values) =>
    checkEntry(copy.directory, {
      collection: 'section-pricing',
      slug: 'plans',
      values: { _default: values },
    });
  expect(await check(plans)).toHaveLength(1);
  copy.write('sections/plans.json', JSON.stringify(plans));
  expect(await check({ ...plans, title: 'Other prices' })).toEqual([]);
  copy.write('brand.json', '{');
  expect(await check({ ...plans, title: 'Other prices' })).toEqual([]);
});
