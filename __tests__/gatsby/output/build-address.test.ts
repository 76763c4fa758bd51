/** @jest-environment node */
import fs from 'node:fs';
import { deleteOutdatedBuild, recordBuild } from '../../../gatsby/output/build-address';
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
