/** @jest-environment node */
import { addressMistakes, addressOf, pathPrefix, siteAddress } from '../../../gatsby/model/site-address';

const expected = {
  SITE_URL: 'expected an address such as "https://studio.example"; a folder goes into PATH_PREFIX',
  PATH_PREFIX: 'expected a folder such as "/preview"',
};
const routes = ['/', '/about', '/services/design'];

it.each([
  [{}, 'https://studio.example'],
  [{ SITE_URL: '' }, 'https://studio.example'],
  [{ SITE_URL: 'http://localhost:9000/' }, 'http://localhost:9000'],
])('the origin with %j is %s', (environment, origin) => {
  expect(addressMistakes(environment, routes)).toEqual([]);
  expect(siteAddress('https://studio.example', environment).origin).toBe(origin);
});

it.each([
  [undefined, ''],
  ['/', ''],
  ['preview/', '/preview'],
  // The start of the path of a page.
  ['/abo', '/abo'],
  ['/a/b-c_d.e/', '/a/b-c_d.e'],
])('the prefix for %j is "%s"', (PATH_PREFIX, prefix) => {
  expect(addressMistakes({ PATH_PREFIX }, routes)).toEqual([]);
  expect(pathPrefix({ PATH_PREFIX })).toBe(prefix);
});

it.each([
  ['SITE_URL', 'studio.example'],
  ['SITE_URL', 'https://studio.example/preview'],
  ['SITE_URL', 'ftp://studio.example'],
  ['SITE_URL', 'https://a b'],
  ['PATH_PREFIX', 'https://studio.example/preview'],
  ['PATH_PREFIX', '/a/../b'],
  ['PATH_PREFIX', '/ü'],
  ['PATH_PREFIX', '/about', 'but the page "/about" has this path too; expected another folder'],
  ['PATH_PREFIX', '/services/', 'but the page "/services/design" has this path too; expected another folder'],
] as const)('%s=%s is a mistake', (name, value, explanation: string = expected[name]) => {
  expect(addressMistakes({ [name]: value }, routes)).toEqual([`${name} is "${value}", ${explanation}`]);
});

it('only the address of the home page has a trailing slash', () => {
  const address = { origin: 'https://example.org', prefix: '/preview' };
  expect(addressOf(address, '/')).toBe('https://example.org/preview/');
  expect(addressOf(address, '/about')).toBe('https://example.org/preview/about');
});
