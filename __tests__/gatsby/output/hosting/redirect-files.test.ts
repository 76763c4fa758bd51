/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {
  nginxRedirects,
  parseStaticHostRedirects,
  staticHostRedirects,
  writeRedirectFiles,
} from '../../../../gatsby/output/hosting/redirect-files';
import { redirectRules } from '../../../../gatsby/output/hosting/redirect-rules';
import { writeSite } from '../../../support/site-folder';

const redirects = [
  { from: '/our-work', to: '/portfolio/' },
  { from: '/prices.html', to: '/#pricing', permanent: true },
  { from: '/shop', to: 'https://shop.example/?a=$1{uri}', permanent: false },
] as unknown as Parameters<typeof redirectRules>[0];

const rules = redirectRules(redirects, '/studio');

it('have the path prefix, one spelling, and no character with a meaning in configurations', () => {
  expect(rules).toEqual([
    { from: '/studio/our-work', to: '/studio/portfolio', status: 301 },
    { from: '/studio/prices.html', to: '/studio/#pricing', status: 301 },
    { from: '/studio/shop', to: 'https://shop.example/?a=%241%7Buri%7D', status: 302 },
  ]);
  expect(redirectRules([{ ...redirects[0], to: '/' }] as typeof redirects, '')[0]?.to).toBe('/');
});

it('have the format of static hosts, with and without a trailing slash', () => {
  const text = staticHostRedirects(rules);
  expect(text.split('\n')).toEqual([
    '/studio/our-work /studio/portfolio 301',
    '/studio/our-work/ /studio/portfolio 301',
    '/studio/prices.html /studio/#pricing 301',
    '/studio/prices.html/ /studio/#pricing 301',
    '/studio/shop https://shop.example/?a=%241%7Buri%7D 302',
    '/studio/shop/ https://shop.example/?a=%241%7Buri%7D 302',
    '',
  ]);
  expect(parseStaticHostRedirects(text).filter(({ from }) => !from.endsWith('/'))).toEqual(rules);
  expect(parseStaticHostRedirects('')).toEqual([]);
});

it('have the format of nginx; redirects to a page keep the query', () => {
  expect(nginxRedirects(rules).split('\n')).toEqual([
    'if ($uri ~ "^/studio/our-work/?$") { return 301 "/studio/portfolio$is_args$args"; }',
    'if ($uri ~ "^/studio/prices\\.html/?$") { return 301 "/studio/#pricing"; }',
    'if ($uri ~ "^/studio/shop/?$") { return 302 "https://shop.example/?a=%241%7Buri%7D"; }',
    '',
  ]);
});

it('are written for every host, also if there are none', () => {
  const folder = writeSite({});
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  writeRedirectFiles(folder, path.join(folder, 'built'), rules);
  expect(read('_redirects')).toBe(staticHostRedirects(rules));
  expect(read('built/nginx-redirects.conf')).toBe(nginxRedirects(rules));
  writeRedirectFiles(folder, path.join(folder, 'built'), []);
  for (const file of ['_redirects', 'built/nginx-redirects.conf']) expect(read(file)).toBe('');
  fs.rmSync(folder, { recursive: true });
});
