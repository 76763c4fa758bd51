/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { deleteEarlierOutput, deleteOutdatedBuild, recordBuild } from '../../../gatsby/output/earlier-build';
import { writeSite } from '../../support/site-folder';

const project = process.cwd();
const folder = writeSite({ 'first/public/index.html': '', 'first/.cache/state': '' });
const address = 'https://studio.example ';

afterAll(() => process.chdir(project));

it.each([
  ['keeps the built site of the same address and folder', 'first', address, true],
  ['deletes the built site of another address', 'first', 'https://other.example ', false],
  ['deletes the built site of a project that was copied', 'second', address, false],
])('%s', (_, name, nextAddress, isKept) => {
  process.chdir(`${folder}/first`);
  fs.mkdirSync('public', { recursive: true });
  recordBuild(address);
  if (name !== 'first') fs.cpSync('.', `../${name}`, { recursive: true });
  process.chdir(`../${name}`);
  deleteOutdatedBuild(nextAddress);
  expect(fs.existsSync('public')).toBe(isKept);
});

it('keeps at a first start what Gatsby has copied', () => {
  process.chdir(writeSite({ 'public/.gitkeep': '' }));
  deleteOutdatedBuild(address);
  expect(fs.existsSync('public/.gitkeep')).toBe(true);
});

it('deletes what the build adds to the files of Gatsby', () => {
  const pages = ['about/index.html', 'blog/admin/index.html', 'index.html'];
  const added = ['about/index.html.br', 'admin/index.html', 'blog/tags/rss.xml', 'forms.html', 'rss.xml'];
  const site = writeSite(Object.fromEntries([...pages, ...added].map((file) => [file, ''])));
  deleteEarlierOutput(site);
  const files = fs.readdirSync(site, { recursive: true, withFileTypes: true }).filter((its) => its.isFile());
  const names = files.map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)));
  expect(names.toSorted()).toEqual(pages);
});
