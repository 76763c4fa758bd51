/** @jest-environment node */
import { addressMistakes, addressOf, pathPrefix, siteOrigin } from '../../../gatsby/hosting/site-address';

const site = { siteUrl: 'https://foldline.example' } as Parameters<typeof siteOrigin>[0];

it.each([
  [{}, 'https://foldline.example'],
  [{ SITE_URL: '' }, 'https://foldline.example'],
  [{ SITE_URL: 'https://preview.example' }, 'https://preview.example'],
  [{ SITE_URL: 'http://localhost:9000/' }, 'http://localhost:9000'],
])('with %j the site is at %s', (environment, origin) => {
  expect(addressMistakes(environment)).toEqual([]);
  expect(siteOrigin(site, environment)).toBe(origin);
});

it.each([
  [{}, ''],
  [{ PATH_PREFIX: '' }, ''],
  [{ PATH_PREFIX: '/' }, ''],
  [{ PATH_PREFIX: '/preview' }, '/preview'],
  [{ PATH_PREFIX: 'preview/' }, '/preview'],
  [{ PATH_PREFIX: '/a/b-c_d.e/' }, '/a/b-c_d.e'],
])('with %j the site is in the folder "%s"', (environment, prefix) => {
  expect(addressMistakes(environment)).toEqual([]);
  expect(pathPrefix(environment)).toBe(prefix);
});

it.each([
  'foldline.example',
  'https://foldline.example/preview',
  'https://',
  'ftp://foldline.example',
  'https://a b',
])('refuses the address %j, and says what to write', (SITE_URL) => {
  expect(addressMistakes({ SITE_URL })).toEqual([
    `SITE_URL is "${SITE_URL}", expected an address such as "https://foldline.example"; a folder goes into PATH_PREFIX`,
  ]);
});

it.each(['https://foldline.example/preview', '/a b', '/a?b', '/ü'])(
  'refuses the folder %j',
  (PATH_PREFIX) => {
    expect(addressMistakes({ PATH_PREFIX })).toEqual([
      `PATH_PREFIX is "${PATH_PREFIX}", expected a folder such as "/preview"`,
    ]);
  },
);

it('ends the address of the home page, and of no other, with a slash', () => {
  const address = { origin: 'https://example.org', prefix: '/preview' };
  expect(addressOf(address, '/')).toBe('https://example.org/preview/');
  expect(addressOf(address, '/about')).toBe('https://example.org/preview/about');
});
