import fs from 'node:fs';
import path from 'node:path';
import { copyForHosts, writeRedirectPages } from '../../../../gatsby/output/hosting/files-for-hosts';
import { writeSite } from '../../../support/site-folder';
import { redirectRules } from '../../../../gatsby/output/hosting/redirects';
import { readHostRules } from '../../../../gatsby/output/hosting/host-files';

/** @jest-environment node */

let folder: string;
/** All files of a folder; their names have a dot. */
const files = (name: string) =>
  fs
    .readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file))
    .sort();
const copy = () => copyForHosts(path.join(folder, 'site'), path.join(folder, 'copy'));

beforeEach(() => {
  folder = writeSite({
    'site/index.html': 'home',
    'site/index.html.br': '',
    'site/404.html': 'not found',
    'site/404/index.html': 'not found',
    'site/services/web-design/index.html': 'web design',
    'site/page-data/index/page-data.json': '{}',
    'copy/outdated.html': '',
  });
});

it('adds a file for the address without a trailing slash to each page', () => {
  const before = files('site');
  expect(copy()).toEqual(['services/web-design.html']);
  expect(files('copy')).toEqual([
    '404.html',
    '404/index.html',
    'index.html',
    'page-data/index/page-data.json',
    'services/web-design.html',
    'services/web-design/index.html',
  ]);
  expect(fs.readFileSync(path.join(folder, 'copy/services/web-design.html'), 'utf8')).toBe('web design');
  expect(files('site')).toEqual(before);
});

it('fails if the site has not been built', () => {
  expect(() => readHostRules(folder)).toThrow('There is no built site');
});

it('are pages that lead on at once, where a host finds them at the old addresses', () => {
  const folder = writeSite({});
  const redirects = [
    { from: '/studio/our-work', to: '/studio/portfolio', status: 301 },
    { from: '/studio/our-work/', to: '/studio/portfolio', status: 301 },
    { from: '/studio/old/prices.html', to: '/studio/#pricing', status: 301 },
    { from: '/studio/shop.php', to: 'https://shop.example/?a=1&b=2', status: 302 },
  ] as const;
  writeRedirectPages(folder, { prefix: '/studio', headers: {}, redirects, languages: [] });
  for (const [file, target] of [
    ['our-work.html', '/studio/portfolio'],
    ['old/prices.html', '/studio/#pricing'],
    ['shop.php/index.html', 'https://shop.example/?a=1&b=2'],
  ] as const) {
    const page = new DOMParser().parseFromString(
      fs.readFileSync(path.join(folder, file), 'utf8'),
      'text/html',
    );
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(`0; url=${target}`);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(target);
    expect(page.querySelector('a')?.getAttribute('href')).toBe(target);
  }
});

it('are not written over the files of pages, which are at their old addresses too', () => {
  copy();
  const before = files('copy');
  const read = () => before.map((file) => fs.readFileSync(path.join(folder, 'copy', file), 'utf8'));
  const pages = read();
  const moved = ['/services/web-design.html', '/services/web-design/index', '/404.html', '/index'];
  const redirects = redirectRules(
    moved.map((from) => ({ from, to: '/services/web-design' })),
    '/studio',
  );
  writeRedirectPages(path.join(folder, 'copy'), { prefix: '/studio', headers: {}, redirects, languages: [] });
  expect(files('copy')).toEqual(before);
  expect(read()).toEqual(pages);
});
