/** @jest-environment node */
import {
  addressMistakes,
  addressOf,
  pathPrefix,
  siteOrigin,
} from '../../../../gatsby/output/hosting/site-address';

const site = { siteUrl: 'https://studio.example' } as Parameters<typeof siteOrigin>[0];
const routes = ['/', '/about', '/services/design'];

it.each([
  [{}, 'https://studio.example'],
  [{ SITE_URL: '' }, 'https://studio.example'],
  [{ SITE_URL: 'http://localhost:9000/' }, 'http://localhost:9000'],
])('the origin with %j is %s', (environment, origin) => {
  expect(addressMistakes(environment, routes)).toEqual([]);
  expect(siteOrigin(site, environment)).toBe(origin);
});

it.each([
  [undefined, ''],
  ['/', ''],
  ['preview/', '/preview'],
  ['/a/b-c_d.e/', '/a/b-c_d.e'],
])('the prefix for %j is "%s"', (PATH_PREFIX, prefix) => {
  expect(addressMistakes({ PATH_PREFIX }, routes)).toEqual([]);
  expect(pathPrefix({ PATH_PREFIX })).toBe(prefix);
});

it.each([
  'studio.example',
  'https://studio.example/preview',
  'https://',
  'ftp://studio.example',
  'https://a b',
])('SITE_URL=%s is a mistake', (SITE_URL) => {
  expect(addressMistakes({ SITE_URL }, routes)).toEqual([
    `SITE_URL is "${SITE_URL}", expected an address such as "https://studio.example"; a folder goes into PATH_PREFIX`,
  ]);
});

it.each(['https://studio.example/preview', '/a b', '/a?b', '/ü'])(
  'PATH_PREFIX=%s is a mistake',
  (PATH_PREFIX) => {
    expect(addressMistakes({ PATH_PREFIX }, routes)).toEqual([
      `PATH_PREFIX is "${PATH_PREFIX}", expected a folder such as "/preview"`,
    ]);
  },
);

it.each([
  ['/about', '/about'],
  ['/services/', '/services/design'],
])('PATH_PREFIX=%s is a mistake, because of the page %s', (PATH_PREFIX, route) => {
  expect(addressMistakes({ PATH_PREFIX }, routes)).toEqual([
    `PATH_PREFIX is "${PATH_PREFIX}", but the page "${route}" has this path too; expected another folder`,
  ]);
});

it.each(['/abo', '/about-us', '/design', '/preview/about'])(
  'PATH_PREFIX=%s is like no page',
  (PATH_PREFIX) => {
    expect(addressMistakes({ PATH_PREFIX }, routes)).toEqual([]);
  },
);

it('only the address of the home page has a trailing slash', () => {
  const address = { origin: 'https://example.org', prefix: '/preview' };
  expect(addressOf(address, '/')).toBe('https://example.org/preview/');
  expect(addressOf(address, '/about')).toBe('https://example.org/preview/about');
});
