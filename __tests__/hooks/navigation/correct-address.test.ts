import { isCopy } from '../../../src/hooks/navigation/page-address';
import { correctAddress } from '../../../src/hooks/navigation/correct-address';
import { setConstant, visit } from '../../support/browser';

beforeEach(() => void setConstant('__BASE_PATH__', '/studio'));

/** Opens an address that shows a page, and reads the corrected address. */
const correct = (page: string, asked: string) => {
  visit('/');
  window.history.replaceState({ key: 'kept' }, '', window.location.origin + asked);
  correctAddress(page);
  expect(window.history.state).toEqual({ key: 'kept' });
  return window.location.href.slice(window.location.origin.length);
};

it.each([
  ['/studio/', '/studio/', '/studio/'],
  ['/studio/index.html#pricing', '/studio/#pricing', '/studio/'],
  ['/studio/about/?a=1#team', '/studio/about?a=1#team'],
  ['/studio/about/index.html?a=%#team', '/studio/about?a=%#team'],
  ['/studio//about//', '/studio/about'],
  ['//about', '/studio/about'],
  ['/studio/%61BOUT.html', '/studio/about'],
  ['/about?x=%E0%A4%A&y=<b>', '/studio/about?x=%E0%A4%A&y=%3Cb%3E'],
  ['/studio/about#<b>%20😀', '/studio/about#%3Cb%3E%20%F0%9F%98%80'],
  ['/studio/about#50%off', '/studio/about#50%25off'],
  ['/studio/about#%E0%A4%A', '/studio/about#%25E0%25A4%25A'],
  ['/studio/about#f%C3%BCnf', '/studio/about#f%C3%BCnf'],
])('%s is replaced by the address of the page, %s', (asked, expected, page = '/studio/about') => {
  expect(correct(page, asked)).toBe(expected);
});

it.each(['/studio/nowhere/', '/studio/about/nobody?x=%', '/studio/index/about', '/studio/404.html'])(
  '%s of the 404 page stays',
  (asked) => {
    expect(correct('/studio/404.html', asked)).toBe(asked);
  },
);

it.each([
  ['/studio/about%20', ''],
  ['/studio/about%2F#100%', '#100%25'],
  ['/studio/%E0%A4%A?a=%#%', '?a=%#%25'],
  ['/studio/:data', ''],
  ['/studio/index', ''],
  ['/studio//about', ''],
  ['//', ''],
])('%s, which the router cannot read, is replaced by the address of the 404 page', (asked, rest) => {
  expect(correct('/studio/404.html', asked)).toBe(`/studio/404.html${rest}`);
});

it.each(['//elsewhere.example/', '/\\elsewhere.example/', '///elsewhere/', '/%2Felsewhere/'])(
  '%s of the 404 page does not leave the site at the root of a host',
  (asked) => {
    setConstant('__BASE_PATH__', '');
    expect(correct('/404.html', asked)).toBe('/404.html');
  },
);

it.each(['/studio/de/nowhere', '/studio/de/', '/studio/de/about%2F'])(
  '%s of another language is replaced by the address of its 404 page, because the router knows one 404 page only',
  (asked) => {
    expect(correct('/studio/de/404.html', asked)).toBe('/studio/de/404.html');
  },
);

it.each([
  ['/studio/about', '/web/20261128/https://studio.example/studio/about', true],
  ['/studio/about', '/home/ada/about.html', true],
  ['/studio/about', '/index.html', true],
  ['/studio/', '/search', true],
  ['/', '/web/20261128/https://studio.example/', true],
  ['/studio/about', '/studio//about/index.html', false],
  ['/studio/about', '/studio/%61BOUT.html', false],
  ['/studio/about', '/copies/100%/about', true],
  ['/studio/ueber-uns', '/studio/ueber-uns/', false],
  ['/studio/größe', '/studio/gr%C3%B6%C3%9Fe', false],
  ['/studio/', '/studio/index.html', false],
  ['/', '/', false],
  ['/studio/404.html', '/studio/nowhere', false],
  ['/studio/de/404.html', '/studio/de/100%', false],
])('a page of %s at %s is a copy: %s', (page, asked, expected) => {
  visit('/');
  window.history.replaceState(null, '', window.location.origin + asked);
  expect(isCopy(page)).toBe(expected);
});
