/** @jest-environment node */
import path from 'node:path';
import { checkForm } from '../../../../gatsby/admin/browser/check/check-form';
import { adminConfig } from '../../../../gatsby/admin/config';
import { checkContent } from '../../../../gatsby/check/check';

beforeAll(async () => {
  const { read } = await checkContent(path.resolve('examples/studio'));
  const config = adminConfig(read, { name: 'test-repo' });
  const address = new URL('https://studio.example/admin/config.json');
  Object.assign(global, { location: address, document: { querySelector: () => address } });
  global.fetch = jest.fn(() => Promise.resolve(Response.json(config)));
});

const plan = { name: 'Web design', price: '£4,997+' };

it.each([
  [
    'a mark for one plan',
    'section-pricing',
    { kind: 'pricing', plans: [{ ...plan, popular: true }, plan, { ...plan, popular: true }] },
    { keyPath: 'plans.2.popular', label: expect.stringMatching(/^Plans, Web design, /) },
  ],
  [
    'a day before another',
    'section-events',
    { kind: 'events', events: [{ date: '2026-05-02', endDate: '2026-05-01', place: 'Leeds' }] },
    {
      keyPath: 'events.0.endDate',
      message: 'Found "2026-05-01", expected "2026-05-02" or later.',
    },
  ],
  [
    'an impossible day',
    'section-events',
    { kind: 'events', events: [{ date: '2026-02-30', place: 'Leeds' }] },
    { keyPath: 'events.0.date' },
  ],
  [
    'letters of another encoding',
    'section-pricing',
    { kind: 'pricing', title: 'PlÃ¤ne' },
    { keyPath: 'title', label: 'Title' },
  ],
  [
    'an image in a text without a description',
    'section-text',
    { kind: 'text', title: 'Terms', body: 'As here:\n\n![](/images/team.jpg)' },
    { keyPath: expect.stringMatching(/^body/), label: expect.stringMatching(/^Text/) },
  ],
  [
    'two tags with the same address',
    'posts',
    { title: 'Paper', tags: ['Paper', 'paper'], body: 'Text' },
    { keyPath: 'tags.1' },
  ],
])('finds %s in its language, without other files', async (_, collection, value, problem) => {
  const values = { en: {}, de: value };
  expect(await checkForm({ collection, values })).toEqual([
    expect.objectContaining({ locale: 'de', language: 'de', ...problem }),
  ]);
});

it('finds a path that two pages have, in the form of a single file', async () => {
  const values = { en: { pages: [{ path: '/about' }, { path: '/about' }] } };
  expect(await checkForm({ collection: 'pages', slug: 'pages', values })).toEqual([
    expect.objectContaining({ keyPath: 'pages.1.path', language: '' }),
  ]);
});

it('finds nothing in what is saved', async () => {
  const { read } = await checkContent(path.resolve('examples/studio'));
  for (const { file, kind } of read.sections.values()) {
    const { body, ...keys } = file.value as { body?: unknown };
    const values = { en: body ? keys : (file.value as object) } as Record<string, Record<string, unknown>>;
    expect(await checkForm({ collection: `section-${kind}`, slug: file.name, values })).toEqual([]);
  }
});
