import { loadScripts, PAINT_TIMEOUT_MS, SKIP_TIMEOUT_MS } from '../../../../gatsby/output/html/load-scripts';
import { pass, scrollPage, showHtml, visit } from '../../../support/browser';

let paint: (name?: string) => void;
let loadFonts: jest.Mock;

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
    disconnect = () => undefined;
  } as unknown as typeof PerformanceObserver;
  loadFonts = jest.fn().mockResolvedValue(undefined);
  window.webFonts = [{ load: loadFonts, unicodeRange: 'U+0-10FFFF' } as unknown as FontFace];
});

const run = () =>
  loadScripts({
    styles: '/studio/styles.css',
    scripts: '/studio/framework.js /studio/app.js',
    data: '/studio/page-data.json /studio/home.js',
    hash: '1',
  });

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((element) => element.getAttribute('src'));
const styleSheets = () => document.head.querySelectorAll('link[rel=stylesheet]');

it('sets the global variables of Gatsby, and loads nothing before the first paint', () => {
  run();
  expect(window).toMatchObject({ ___webpackCompilationHash: '1' });
  paint('first-paint');
  expect(document.head).toBeEmptyDOMElement();
  expect(loadFonts).not.toHaveBeenCalled();
  paint();
  expect(styleSheets()).toHaveLength(1);
  expect(loadFonts).toHaveBeenCalled();
});

it('loads without waiting in a hidden tab, which is never painted', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run();
  expect(styleSheets()).toHaveLength(1);
});

it('loads without waiting on the way to a place of the page, whose first screen is empty until then', () => {
  document.documentElement.dataset.loading = 'place';
  run();
  expect(styleSheets()).toHaveLength(1);
});

describe('An anchor', () => {
  /** Loads the style sheet of a page at an anchor, to which the browser has scrolled. */
  function loadAtAnchor(scrollEvents: number) {
    visit('/#pricing');
    const target = showHtml('<main><section id="pricing"></section></main>').querySelector('section');
    const scroll = jest.fn();
    Object.assign(target ?? {}, { scrollIntoView: scroll });
    run();
    paint();
    for (let event = 0; event < scrollEvents; event += 1) scrollPage(100 * event);
    expect(scroll).not.toHaveBeenCalled();
    styleSheets()[0]?.dispatchEvent(new Event('load'));
    return scroll;
  }

  it('is at its place after the style sheet too', () => {
    expect(loadAtAnchor(1)).toHaveBeenCalled();
  });

  it('does not move a visitor who has scrolled away', () => {
    expect(loadAtAnchor(2)).not.toHaveBeenCalled();
  });
});

it('loads after a timeout without paints, and only once', async () => {
  jest.useFakeTimers();
  run();
  await pass(PAINT_TIMEOUT_MS - 1);
  expect(document.head).toBeEmptyDOMElement();
  await pass(1);
  expect(styleSheets()).toHaveLength(1);
  expect(loadFonts).toHaveBeenCalled();
  paint();
  expect(styleSheets()).toHaveLength(1);
});

it.each(['load', 'error'])('runs the scripts after the %s event of the style sheet', (end) => {
  run();
  paint();
  const [styles] = styleSheets();
  expect(styles).toHaveAttribute('href', '/studio/styles.css');
  expect(scripts()).toEqual([]);
  styles?.dispatchEvent(new Event(end));
  expect(scripts()).toEqual(['/studio/framework.js', '/studio/app.js']);
});

describe('The sections that browsers skip', () => {
  /** Shows a page whose style sheet arrives. @param top of its second section, in px */
  function loadStyles(loading: string, top = innerHeight) {
    document.documentElement.dataset.loading = loading;
    const later = showHtml('<main><section></section><section></section></main>').querySelectorAll(
      'section',
    )[1];
    if (later) jest.spyOn(later, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    run();
    paint();
    expect(document.documentElement.dataset.loading).toBe(loading);
    styleSheets()[0]?.dispatchEvent(new Event('load'));
  }

  const loading = () => document.documentElement.dataset.loading;
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));

  beforeEach(() => jest.useFakeTimers());

  // Removes the listeners.
  afterEach(() => {
    scrollPage(0);
    press();
  });

  it.each([
    ['scrolls', () => scrollPage(10)],
    ['presses a key', press],
  ])('are shown near the screen when the visitor %s', (_, act) => {
    loadStyles('');
    expect(loading()).toBe('');
    act();
    expect(loading()).toBe('near');
  });

  it('are shown near the screen if one is on it when the style sheet arrives', () => {
    loadStyles('', innerHeight - 1);
    expect(loading()).toBe('near');
  });

  it('are shown near the screen after a time without scripts', async () => {
    loadStyles('');
    await pass(SKIP_TIMEOUT_MS - 1);
    expect(loading()).toBe('');
    await pass(1);
    expect(loading()).toBe('near');
  });

  it('stay shown on the way to a place of the page', async () => {
    loadStyles('place', 1);
    scrollPage(10);
    press();
    await pass(SKIP_TIMEOUT_MS);
    expect(loading()).toBe('place');
  });

  it('stay shown when the scripts have shown all', async () => {
    loadStyles('');
    delete document.documentElement.dataset.loading;
    scrollPage(10);
    await pass(SKIP_TIMEOUT_MS);
    expect(loading()).toBeUndefined();
  });
});
