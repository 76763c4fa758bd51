/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { ContentCopy } from '../../check/content-copy';
import { findPublished } from '../../../../gatsby/admin/changes/published';
import { readChanges } from '../../../../gatsby/admin/changes/read-changes';
import { createFolder } from '../../../support/site-folder';
import { Repository, watch } from './repository';

const price = (repository: Repository) =>
  repository.edit('sections/plans.json', ({ plans: [plan] }) =>
    Object.assign(plan ?? {}, { price: '£5,250+' }),
  );

it('lists fields in the words of forms, and files that are added, removed or no text', async () => {
  const repository = Repository.open();
  const { words } = await watch(repository.directory);
  expect(await words()).toEqual([]);
  price(repository);
  const person = { $schema: '../schemas/person.schema.json', name: 'Ada Wells', role: 'Design lead' };
  repository.content.write('people/ada.json', JSON.stringify(person));
  repository.content.write('images/new.jpg', 'x');
  repository.content.delete('announcement.json');
  // No content: definitions, documentation and files of systems.
  for (const name of ['schemas/new.schema.json', 'notes.md', 'images/.DS_Store'])
    repository.content.write(name, '{}');
  const title = (JSON.parse(repository.content.read('sections/plans.json')) as { title: string }).title;
  expect(await words()).toEqual([
    'Images, new.jpg | added |  | ',
    'People, Ada Wells | added |  | ',
    `Price list, ${title}, Plans, Website, Price | changed | £4,997+ | £5,250+`,
  ]);
});

it('names the language, and finds the text of a post that is longer than the list', async () => {
  const repository = Repository.open(ContentCopy.of('examples/studio'));
  const { words } = await watch(repository.directory);
  const [post = ''] = fs.readdirSync(path.join(repository.directory, 'de/posts'));
  repository.content.write(`de/posts/${post}`, `${repository.content.read(`de/posts/${post}`)}\nEnde.\n`);
  const [change = ''] = await words();
  expect(change).toMatch(/^Posts, .*, Text, de \| changed \| ….* \| ….*Ende\.$/s);
  expect(change.length).toBeLessThan(500);
});

it('names the languages whose text has not changed with that of the first one', async () => {
  const repository = Repository.open(ContentCopy.of('examples/studio'));
  const site = await repository.content.load();
  const published = await findPublished(repository.directory, createFolder('start-'));
  const behind = async () =>
    (await readChanges(site, published)).changes.map((change) => [
      change.file,
      change.keyPath,
      change.behind,
    ]);
  price(repository);
  repository.edit('sections/hero.json', (hero) =>
    Object.assign(hero, { slides: [{ src: '/images/case-ember-row.jpg' }] }),
  );
  repository.content.write('sections/new.json', repository.content.read('sections/hero.json'));
  const original = [
    ['sections/hero.json', 'slides.0.src', []],
    ['sections/new.json', '', ['de']],
  ];
  expect(await behind()).toEqual(
    expect.arrayContaining([...original, ['sections/plans.json', 'plans.0.price', ['de']]]),
  );
  repository.edit('de/sections/plans.json', ({ plans: [plan] }) =>
    Object.assign(plan ?? {}, { price: '5.250 £+' }),
  );
  expect(await behind()).toEqual(
    expect.arrayContaining([
      ...original,
      ['sections/plans.json', 'plans.0.price', []],
      ['de/sections/plans.json', 'plans.0.price', []],
    ]),
  );
});

it('counts a commit as published when it is pushed, and not what others have pushed since', async () => {
  const repository = Repository.open();
  repository.publish();
  const { words } = await watch(repository.directory);
  price(repository);
  repository.git('commit', '--quiet', '--all', '--message=Prices');
  expect(await words()).toHaveLength(1);
  repository.git('push', '--quiet');
  expect(await words()).toEqual([]);
  repository.git('reset', '--quiet', '--hard', 'HEAD~1');
  expect(await words()).toEqual([]);
});

it('compares with the state at the start if there is no Git', async () => {
  const content = ContentCopy.ofFrozen();
  const { words, undo } = await watch(content.directory);
  const before = content.read('brand.json');
  content.write('brand.json', before.replace('"name": "', '"name": "The '));
  content.delete('sections/hero.json');
  content.write('images/a.jpg', 'x');
  expect((await words()).map((line) => line.split(' | ')[1])).toEqual(['changed', 'added', 'removed']);
  expect(await undo()).toMatchObject({ isDone: true });
  expect(await words()).toEqual([]);
  expect(content.read('brand.json')).toBe(before);
});

it('names where an old fact is still, also without its spaces', async () => {
  const repository = Repository.open(ContentCopy.of('examples/studio'));
  const { phone } = JSON.parse(repository.content.read('site.json')) as { phone: string };
  repository.edit('site.json', (site) =>
    Object.assign(site, { phone: '+44 20 7946 0999', tagline: 'Other' }),
  );
  const text = `---\nkind: text\ntitle: Ring us\n---\n\n[Ring us](tel:${phone.replaceAll(' ', '')})\n`;
  repository.content.write('sections/ring.md', text);
  const { list } = await watch(repository.directory);
  repository.content.delete('sections/ring.md');
  const still = Object.fromEntries((await list()).map(({ label, stillIn }) => [label, stillIn]));
  expect(still.Phone).toContain('Text, Ring us');
  expect(still.Tagline).toEqual([]);
});
