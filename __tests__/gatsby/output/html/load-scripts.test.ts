import { loadScripts, PAINT_TIMEOUT_MS } from '../../../../gatsby/output/html/load-scripts';
import { pass, visit } from '../../../support/browser';

let paint: (name?: string) => void;
let loadFonts: jest.Mock;
const disconnect = jest.fn();

beforeEach(() => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  window.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      paint = (name = 'first-contentful-paint') =>
        callback(
          {
            getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []),
          } as PerformanceObserverEntryList,
          this as unknown as PerformanceObserver,
        );
    }
    observe = () => undefined;
    disconnect = disconnect;
  } as unknown as typeof PerformanceObserver;
  disconnect.mockReset();
  loadFonts = jest.fn().mockResolvedValue(undefined);
  window.webFonts = [{ load: loadFonts, unicodeRange: 'U+0-10FFFF' } as unknown as FontFace];
});

const run = (page = '/studio/') =>
  loadScripts({
    styles: '/studio/styles.css',
    scripts: '/studio/polyfills.js /studio/framework.js',
    entry: '/studio/app.js',
    data: '/studio/page-data.json /studio/home.js',
    hash: '1',
    page,
  });

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((element) => element.getAttribute('src'));
const styleSheet = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

it('sets the global variables of Gatsby, and loads nothing before the first paint', () => {
  run();
  expect(window).toMatchObject({ ___webpackCompilationHash: '1' });
  paint('first-paint');
  expect(document.head).toBeEmptyDOMElement();
  expect(loadFonts).not.toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
  paint();
  expect(disconnect).toHaveBeenCalled();
  expect(scripts()).toEqual(['/studio/polyfills.js', '/studio/framework.js']);
  expect(loadFonts).toHaveBeenCalled();
});

it('loads without waiting in a hidden tab, which is never painted', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run();
  expect(scripts()).toHaveLength(2);
});

describe('A browser that does not report paints', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([true, false])(
    'loads once, after a timeout; PerformanceObserver exists: %s',
    async (hasObserver) => {
      if (!hasObserver) Reflect.deleteProperty(window, 'PerformanceObserver');
      run();
      await pass(PAINT_TIMEOUT_MS - 1);
      expect(document.head).toBeEmptyDOMElement();
      await pass(1);
      expect(scripts()).toHaveLength(2);
      if (hasObserver) paint();
      expect(scripts()).toHaveLength(2);
    },
  );
});

it.each(['load', 'error'])('loads the entry after the %s event of the style sheet', (end) => {
  run();
  paint();
  expect(styleSheet()).toHaveAttribute('href', '/studio/styles.css');
  expect(scripts()).not.toContain('/studio/app.js');
  styleSheet()?.dispatchEvent(new Event(end));
  expect(scripts().at(-1)).toBe('/studio/app.js');
});

it('the Trusted Types policy allows scripts of the site only', () => {
  const createPolicy = jest.fn();
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  run();
  const [name, policy] = createPolicy.mock.calls[0] as [
    string,
    { createScriptURL: (url: string) => string | null },
  ];
  expect(name).toBe('default');
  expect(Object.keys(policy)).toEqual(['createScriptURL']);
  expect(policy.createScriptURL('https://studio.example/a.js')).toBeNull();
  expect(policy.createScriptURL('/a.js')).toBe('/a.js');
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('preloads the entry and its data with the type of their later request', () => {
  run();
  paint();
  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map((link) => [link.getAttribute('href'), link.as, link.crossOrigin])).toEqual([
    ['/studio/app.js', 'script', null],
    ['/studio/page-data.json', 'fetch', 'anonymous'],
    ['/studio/home.js', 'script', null],
  ]);
});

/** Opens an address, starts the scripts of a page there, and reads the address. */
const addressAfterStart = (page: string, asked: string) => {
  visit('/');
  window.history.replaceState({ key: 'kept' }, '', window.location.origin + asked);
  run(page);
  paint();
  return window.location.href.slice(window.location.origin.length);
};

describe('Before the router reads the address', () => {
  it.each([
    ['/studio/about/', '/studio/about'],
    ['/studio/about/?a=1#team', '/studio/about?a=1#team'],
    ['/studio/about', '/studio/about'],
    ['/studio/about/index.html?a=%#team', '/studio/about?a=%#team'],
    ['/studio//about//', '/studio/about'],
    ['//about', '/studio/about'],
    ['/studio/%61BOUT.html', '/studio/about'],
    ['/about?x=%E0%A4%A&y=<b>', '/studio/about?x=%E0%A4%A&y=%3Cb%3E'],
    ['/studio/about#<b>%20😀', '/studio/about#%3Cb%3E%20%F0%9F%98%80'],
    ['/studio/about#50%off', '/studio/about#50%25off'],
    ['/studio/about#%E0%A4%A', '/studio/about#%25E0%25A4%25A'],
    ['/studio/about#f%C3%BCnf', '/studio/about#f%C3%BCnf'],
  ])('%s is replaced by the address of the page, %s', (asked, correct) => {
    expect(addressAfterStart('/studio/about', asked)).toBe(correct);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it.each([
    ['/studio', '/studio/'],
    ['/studio/', '/studio/'],
    ['/studio/index.html#pricing', '/studio/#pricing'],
  ])('%s is replaced by the address of the home page, %s', (asked, correct) => {
    expect(addressAfterStart('/studio/', asked)).toBe(correct);
  });

  it.each([
    '/studio/nowhere',
    '/studio/nowhere/',
    '/studio/about/nobody?x=%',
    '/studio/index.php',
    '/studio/index/about',
    '/studio/404.html',
  ])('%s of the 404 page stays', (asked) => {
    expect(addressAfterStart('/studio/404.html', asked)).toBe(asked);
  });

  it.each([
    ['/studio/about%20', ''],
    ['/studio/about%2F#100%', '#100%25'],
    ['/studio/about%252F', ''],
    ['/studio/100%', ''],
    ['/studio/%E0%A4%A?a=%#%', '?a=%#%25'],
    ['/studio/caf%C3%A9', ''],
    ['/studio/:data', ''],
    ['/studio/*data', ''],
    ['/studio/about;x=1', ''],
    ['/studio/index', ''],
    ['/studio//about', ''],
    ['//', ''],
    ['/about', ''],
  ])('%s, which the router cannot read, is replaced by the address of the 404 page', (asked, rest) => {
    expect(addressAfterStart('/studio/404.html', asked)).toBe(`/studio/404.html${rest}`);
  });
});

it('corrects a malformed anchor of the same page before later listeners read it', () => {
  addressAfterStart('/studio/', '/studio/');
  const read = jest.fn();
  const listener = () => read(window.location.hash);
  window.addEventListener('popstate', listener);
  // The browser fires the event after a click on a link to an anchor.
  window.history.pushState(null, '', '#50%off');
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.removeEventListener('popstate', listener);
  expect(read.mock.calls).toEqual([['#50%25off']]);
});
