/** @jest-environment node */
import type { SectionChange } from '../../../../gatsby/admin/browser/sections/section-change';
import { changeSections } from '../../../../gatsby/admin/sections/change-sections';
import { ContentCopy } from '../../check/content-copy';
import { Repository, watch } from '../changes/repository';

type Values = SectionChange['form']['values'];
interface Pages {
  pages: { sections: string[]; description?: string }[];
}

const pagesIn = (values: unknown) => (values as Pages).pages;

/** The form of the pages, as it is saved, and the list of a page in it. */
function open(content: ContentCopy, page = 0, place = { collection: 'pages', slug: 'pages' }) {
  const folders = { en: '', de: 'de/' };
  const values = Object.fromEntries(
    Object.entries(folders).map(([locale, folder]) => [
      locale,
      JSON.parse(content.read(`${folder}pages.json`)) as unknown,
    ]),
  ) as Values;
  const change = (wanted: Pick<SectionChange, 'add' | 'remove'>) =>
    changeSections(content.directory, {
      form: { ...place, values: structuredClone(values) },
      list: ['en', 'pages', String(page), 'sections'],
      ...wanted,
    });
  return { content, change, pages: pagesIn(values.en) };
}

const studio = () => ContentCopy.of('examples/studio');

const terms = pagesIn(JSON.parse(studio().read('pages.json'))).findIndex(({ sections }) =>
  sections.includes('terms'),
);

it('writes a section, and adds it to the page', async () => {
  const { content, change } = open(studio());
  const before = content.read('pages.json');
  expect(await change({ add: { kind: 'text', title: 'Büro' } })).toMatchObject({
    isDone: true,
    hash: '#/collections/section-text/entries/buro',
  });
  expect(content.read('sections/buro.md')).toContain('title: Büro');
  expect(content.read('pages.json').replace(/,\n\s+"buro"/, '')).toBe(before);
});

it('opens a page with a section that shows its heading', async () => {
  const { content, change, pages } = open(studio(), terms);
  expect(await change({ add: { kind: 'hero', title: '' } })).toMatchObject({ isDone: true });
  expect(pagesIn(JSON.parse(content.read('pages.json')))[terms]?.sections).toEqual([
    'hero-2',
    ...(pages[terms]?.sections ?? []),
  ]);
});

it('saves what else has changed in the form, unless the site could not be built then', async () => {
  const { content, change, pages } = open(studio());
  const { description } = pages[0] ?? {};
  Object.assign(pages[0] ?? {}, { heading: 'Another heading', image: { src: 'blob:http://localhost/1' } });
  expect(await change({ add: { kind: 'text', title: 'More' } })).toMatchObject({
    isDone: false,
    message: 'The form has a new image. Save it first.',
  });
  Object.assign(pages[0] ?? {}, { image: undefined, description: '' });
  expect(await change({ add: { kind: 'text', title: 'More' } })).toMatchObject({
    isDone: false,
    problems: [{ place: expect.stringMatching(/^Pages, .*Description$/) as unknown }],
  });
  expect(content.read('pages.json')).not.toContain('Another heading');
  Object.assign(pages[0] ?? {}, { description });
  expect(await change({ add: { kind: 'text', title: 'More' } })).toMatchObject({ isDone: true });
  expect(content.read('pages.json')).toContain('Another heading');
});

it('deletes a section in all languages, and "Undo" brings all of it back', async () => {
  const repository = Repository.open(studio());
  const { content } = repository;
  const files = ['sections/clients-say.json', 'de/sections/clients-say.json', 'pages.json'];
  const before = files.map((name) => content.read(name));
  const { words, undo } = await watch(repository.directory);
  const { change } = open(content);
  expect(await change({ remove: 'clients-say' })).toMatchObject({ isDone: true });
  expect(await words()).toHaveLength(files.length);
  await undo();
  expect(files.map((name) => content.read(name))).toEqual(before);
});

it('deletes no section that another page shows, and nothing else', async () => {
  const { content, change, pages } = open(studio(), 1);
  const other = pages[0]?.sections.at(-1) ?? '';
  expect(await change({ remove: other })).toMatchObject({
    isDone: false,
    problems: [{ place: expect.stringMatching(/^Pages, .*Sections/) as unknown }],
  });
  expect(await change({ remove: '../site' })).toMatchObject({ isDone: false });
  expect(content.read('site.json')).not.toBe('');
  const outside = open(content, 0, { collection: 'people', slug: '../../../outside' });
  expect(await outside.change({ add: { kind: 'text', title: '' } })).toMatchObject({ isDone: false });
});
