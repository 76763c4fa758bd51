import stripPrefix, { findPath } from '../../../src/hooks/navigation/page-path';

afterEach(() => {
  Object.assign(globalThis, { __BASE_PATH__: '' });
});

it.each([
  ['/', '/'],
  ['/?x=%', '/'],
  ['/#100%', '/'],
  ['/about', '/about'],
  ['/about/?a=1#team', '/about'],
  ['/services/web-design', '/services/web-design'],
  ['/__styleguide', '/__styleguide'],
])('finds the page of %s: %s', (address, page) => {
  expect(findPath(address)).toBe(page);
  expect(findPath(page)).toBe(page);
});

it.each([
  '/404.html',
  '/about%20',
  '/about%2F',
  '/about%23x',
  '/about%3Fx',
  '/about%252F',
  '/100%25',
  '/100%',
  '/%E0%A4%A',
  '//',
  '///',
  '//about',
  '/about//',
  '/:path',
  '/*data',
  '/about.html',
  '/about.',
  '/about;x=1',
  '/about%5C',
  '/%2561bout',
  '/caf%C3%A9',
  '/caf%E9',
  '/about%E2%80%8B',
  '/@a=b&c$d,e!(f)',
  '/https://studio.example/about',
  '/index',
])('finds the 404 page for %s', (address) => {
  expect(findPath(address)).toBe('/404.html');
});

it.each([
  ['/studio', '/'],
  ['/studio/', '/'],
  ['/studio/about', '/about'],
  ['/about', '/about'],
  ['/studio//', '/404.html'],
])('with a path prefix, finds the page of %s: %s', (address, page) => {
  Object.assign(globalThis, { __BASE_PATH__: '/studio' });
  expect(findPath(address)).toBe(page);
});

it('gives the 404 page a path that every address matches', () => {
  expect(stripPrefix()).toBe('/*');
});
