import { lateScripts, PAINT_TIMEOUT_MS } from '../../../gatsby/html/script-loader';
import { pass, visit } from '../../support/browser';

let paint: (name?: string) => void;
let isHidden: boolean;
let loadFonts: jest.Mock;
let fontsArrive: () => void;

beforeEach(() => {
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
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
  loadFonts = jest.fn(() => new Promise<void>((resolve) => (fontsArrive = resolve)));
  const faces = [
    { family: 'Hanken Grotesk', load: loadFonts },
    { family: 'Hanken Fallback', load: () => Promise.reject(new Error('There is no such font')) },
  ];
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true });
});

/** Runs the script as it stands at the end of a page. */
function run() {
  const script = document.createElement('script');
  Object.assign(script.dataset, {
    styles: '/studio/styles.css',
    scripts: '/studio/polyfills.js /studio/framework.js',
    entry: '/studio/app.js',
    data: '/studio/page-data.json /studio/home.js',
  });
  script.text = lateScripts;
  document.body.append(script);
}

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((element) => element.getAttribute('src'));
const styleSheet = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

it('asks for nothing before the words are painted', () => {
  run();
  paint('first-paint');
  expect(document.head).toBeEmptyDOMElement();
  expect(loadFonts).not.toHaveBeenCalled();
  paint();
  expect(scripts()).toEqual(['/studio/polyfills.js', '/studio/framework.js']);
  expect(loadFonts).toHaveBeenCalled();
});

it('asks at once in a hidden tab, which is not painted', () => {
  isHidden = true;
  run();
  expect(scripts()).toHaveLength(2);
});

describe('where the browser does not tell of paints', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks when no paint can be on its way any more', async () => {
    run();
    await pass(PAINT_TIMEOUT_MS - 1);
    expect(document.head).toBeEmptyDOMElement();
    await pass(1);
    expect(scripts()).toHaveLength(2);
  });

  it('asks although there is nobody to observe them', async () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
    run();
    await pass(PAINT_TIMEOUT_MS);
    expect(scripts()).toHaveLength(2);
  });
});

it('asks for everything only once', async () => {
  jest.useFakeTimers();
  run();
  paint();
  paint();
  await pass(PAINT_TIMEOUT_MS);
  expect(scripts()).toHaveLength(2);
  jest.useRealTimers();
});

it.each(['load', 'error'])('runs the entry after the whole style sheet has come to its %s', (end) => {
  run();
  paint();
  expect(styleSheet()).toHaveAttribute('href', '/studio/styles.css');
  expect(scripts()).not.toContain('/studio/app.js');
  styleSheet()?.dispatchEvent(new Event(end));
  expect(scripts().at(-1)).toBe('/studio/app.js');
});

it('has the entry and its data under way meanwhile, each as what it will be asked for', () => {
  run();
  paint();
  const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map((link) => [link.getAttribute('href'), link.as, link.crossOrigin])).toEqual([
    ['/studio/app.js', 'script', null],
    ['/studio/page-data.json', 'fetch', 'anonymous'],
    ['/studio/home.js', 'script', null],
  ]);
});

it('shows the fonts when they have arrived, and remembers it', async () => {
  run();
  paint();
  expect(document.documentElement).not.toHaveClass('fonts');
  fontsArrive();
  await new Promise(process.nextTick);
  expect(document.documentElement).toHaveClass('fonts');
  expect(sessionStorage.getItem('fonts')).toBe('1');
});

it('asks for the rest where the browser does not tell of fonts', async () => {
  Object.defineProperty(document, 'fonts', { value: undefined, configurable: true });
  run();
  paint();
  await new Promise(process.nextTick);
  expect(scripts()).toHaveLength(2);
  expect(document.documentElement).toHaveClass('fonts');
});

it.each([
  ['/studio/about/', '/studio/about'],
  ['/studio/about/?a=1#team', '/studio/about?a=1#team'],
  ['/studio/about', '/studio/about'],
  ['/studio/', '/studio/'],
])('corrects %s to %s before the router reads it', (asked, correct) => {
  visit(asked);
  run();
  paint();
  expect(window.location.href.slice(window.location.origin.length)).toBe(correct);
});

it('can stand in HTML as it is', () => {
  expect(lateScripts).not.toMatch(/<\/|<!--|\n/);
});
