/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { oldTranslations } from '../../../gatsby/check/old-translations';
import { createFolder } from '../../support/site-folder';
import { Repository } from '../admin/changes/repository';
import { germanCopy } from './german-copy';

let repository: Repository;

beforeAll(async () => {
  repository = Repository.open(await germanCopy());
});

const report = async () => oldTranslations(await repository.content.load());
const commit = () => repository.git('commit', '--quiet', '--all', '--message=Words');
const editPerson = (folder: string, changes: object) =>
  repository.edit(`${folder}people/ada.json`, (person) => Object.assign(person, changes));

it('names the words of an original that have changed since its translation', async () => {
  expect(await report()).toEqual([]);
  editPerson('', { role: 'Head of design' });
  const line = 'de: de/people/ada.json is older than its original, where this has changed: role';
  expect(await report()).toEqual([line]);
  commit();
  expect(await report()).toEqual([line]);
  // The editor has seen it.
  editPerson('de/', { role: 'Leiterin der Gestaltung' });
  expect(await report()).toEqual([]);
  commit();
  expect(await report()).toEqual([]);
});

it('does not report what has no words, spaces that keep words together, and originals without a translation', async () => {
  editPerson('', { role: 'Head of\u00a0design' });
  editPerson('', { image: { src: '/images/hero-2-slabs.jpg', alt: '' } });
  repository.content.replace('sections/questions.json', 'What clients ask.', 'What all ask.');
  commit();
  expect(await report()).toEqual([]);
});

it('knows nothing without the full history', async () => {
  editPerson('', { role: 'Director' });
  commit();
  expect(await report()).toHaveLength(1);
  const folder = createFolder('shallow-');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${repository.root}`, folder]);
  const site = await repository.content.load();
  const name = repository.directory.slice(repository.root.length);
  expect(await oldTranslations({ ...site, directory: folder + name })).toEqual([]);
});
