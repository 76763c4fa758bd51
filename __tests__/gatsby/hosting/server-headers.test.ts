/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { askFirst, type HeaderRules } from '../../../gatsby/hosting/security-headers';
import { caddyHeaders, nginxHeaders, writeServerHeaders } from '../../../gatsby/hosting/server-headers';
import { writeSite } from '../../support/site-folder';

const forEver = 'public, max-age=31536000, immutable';

const rules: HeaderRules = {
  '/*': { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' },
  '/static/*': { 'Cache-Control': forEver },
  '/*.js': { 'Cache-Control': forEver },
  '/*.html': { 'Cache-Control': askFirst },
};

it('writes nginx’s form: all headers on every answer, caching by path', () => {
  expect(nginxHeaders(rules)).toBe(
    [
      `add_header Content-Security-Policy "default-src 'none'" always;`,
      'add_header X-Frame-Options "DENY" always;',
      `set $caching "${askFirst}";`,
      `if ($uri ~ "^/static/.*$") { set $caching "${forEver}"; }`,
      `if ($uri ~ "^/.*\\.js$") { set $caching "${forEver}"; }`,
      'add_header Cache-Control $caching always;\n',
    ].join('\n'),
  );
});

it('writes Caddy’s form, where the general value gives way to a path’s own', () => {
  expect(caddyHeaders(rules)).toBe(
    [
      'header {',
      "\tContent-Security-Policy `default-src 'none'`",
      '\tX-Frame-Options `DENY`',
      `\t?Cache-Control \`${askFirst}\``,
      '}',
      '@caching0 path_regexp `^/static/.*$`',
      `header @caching0 Cache-Control \`${forEver}\``,
      '@caching1 path_regexp `^/.*\\.js$`',
      `header @caching1 Cache-Control \`${forEver}\`\n`,
    ].join('\n'),
  );
});

it('takes the rules of a site under a path prefix', () => {
  const prefixed = Object.fromEntries(Object.entries(rules).map(([address, its]) => [`/a${address}`, its]));
  expect(nginxHeaders(prefixed, '/a')).toContain('add_header X-Frame-Options "DENY" always;');
  expect(nginxHeaders(prefixed, '/a')).toContain('"^/a/static/.*$"');
  expect(caddyHeaders(prefixed, '/a')).toContain('\tX-Frame-Options `DENY`');
});

it('writes both into a folder that need not be there', () => {
  const folder = writeSite({});
  writeServerHeaders(path.join(folder, 'deploy/built'), rules, '');
  const read = (name: string) => fs.readFileSync(path.join(folder, 'deploy/built', name), 'utf8');
  expect(read('nginx-headers.conf')).toBe(nginxHeaders(rules));
  expect(read('caddy-headers.conf')).toBe(caddyHeaders(rules));
  fs.rmSync(folder, { recursive: true });
});
