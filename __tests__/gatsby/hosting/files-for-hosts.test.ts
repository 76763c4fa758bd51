/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { copyForHosts } from '../../../gatsby/hosting/files-for-hosts';
import { writeSite } from '../../support/site-folder';

let folder: string;
const read = (file: string) => fs.readFileSync(path.join(folder, 'copy', file), 'utf8');
const files = (name: string) =>
  fs
    .readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, name), path.join(entry.parentPath, entry.name)))
    .sort();

const copy = () => copyForHosts(path.join(folder, 'site'), path.join(folder, 'copy'));

beforeEach(() => {
  folder = writeSite({
    'site/index.html': 'home',
    'site/index.html.br': '',
    'site/index.html.gz': '',
    'site/404.html': 'unknown',
    'site/404/index.html': 'the same by another name',
    'site/services/index.html': 'all services',
    'site/services/web-design/index.html': 'web design',
    'site/page-data/services/page-data.json': '{}',
    'site/_headers': '/*',
    'copy/left-over.html': '',
  });
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

it('has a file for each address of a page, with a slash at its end and without', () => {
  expect(copy()).toBe(2);
  expect(files('copy')).toEqual(
    [
      '404.html',
      '404/index.html',
      '_headers',
      'index.html',
      'page-data/services/page-data.json',
      'services.html',
      'services/index.html',
      'services/web-design.html',
      'services/web-design/index.html',
    ].sort(),
  );
  expect(read('services.html')).toBe('all services');
  expect(read('services/web-design.html')).toBe('web design');
  expect(read('404.html')).toBe('unknown');
});

it('leaves the build as it is, and can be made again', () => {
  const before = files('site');
  copy();
  expect(copy()).toBe(2);
  expect(files('site')).toEqual(before);
});

it('says so when nothing has been built', () => {
  fs.rmSync(path.join(folder, 'site/index.html'));
  expect(copy).toThrow('holds no site: run npm run build first');
  expect(files('copy')).toEqual(['left-over.html']);
});
