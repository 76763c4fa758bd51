import { FONT_TIMEOUT_MS, showSections } from '../../src/hooks/show-sections';
import { pass, showHtml } from '../support/browser';

/** What waits for an idle browser. */
let waiting: (() => void)[];

const runIdle = () => waiting.shift()?.();

const nextFrame = () => pass(16);

/** jsdom has no idle callbacks, as Safari. */
function setIdleCallbacks(areSupported: boolean) {
  Object.assign(window, {
    requestIdleCallback: areSupported ? (callback: () => void) => waiting.push(callback) : undefined,
  });
}

let sections: HTMLElement[];

const visibility = () => sections.map((section) => (section.hasAttribute('data-shown') ? 'visible' : ''));

const isLoading = () => 'loading' in document.documentElement.dataset;

/** Starts to show the sections, as after the first render of a page. */
async function start(loading?: string) {
  if (loading !== undefined) document.documentElement.dataset.loading = loading;
  void showSections();
  await pass(0);
}

const setFont = (status: FontFaceLoadStatus, loaded: Promise<unknown>) =>
  (window.webFonts = [{ status, loaded } as FontFace]);

beforeEach(() => {
  jest.useFakeTimers();
  waiting = [];
  setIdleCallbacks(true);
  window.webFonts = undefined;
  const main = showHtml('<main><section></section><section></section><section></section></main>');
  sections = [...main.querySelectorAll('section')];
});

// Removes the listeners.
afterEach(() => void window.dispatchEvent(new Event('scroll')));

it('shows one later section after the other while the browser is idle', async () => {
  await start('');
  expect(visibility()).toEqual(['', '', '']);
  runIdle();
  expect(visibility()).toEqual(['', 'visible', '']);
  // The next one is laid out in another frame.
  expect(waiting).toEqual([]);
  await nextFrame();
  expect(visibility()).toEqual(['', 'visible', '']);
  runIdle();
  expect(visibility()).toEqual(['', 'visible', 'visible']);
  expect(isLoading()).toBe(true);
  await nextFrame();
  runIdle();
  expect(visibility()).toEqual(['', '', '']);
  expect(isLoading()).toBe(false);
});

it('shows them in tasks of their own without idle callbacks', async () => {
  setIdleCallbacks(false);
  await start('');
  expect(visibility()).toEqual(['', 'visible', '']);
  await nextFrame();
  await pass(1);
  expect(visibility()).toEqual(['', 'visible', 'visible']);
  await nextFrame();
  await pass(1);
  expect([visibility(), isLoading()]).toEqual([['', '', ''], false]);
});

it.each(['scroll', 'keydown', 'pointerdown', 'beforeprint'])('shows all at the event %s', async (event) => {
  await start('');
  runIdle();
  await nextFrame();
  window.dispatchEvent(new Event(event));
  expect([visibility(), isLoading()]).toEqual([['', '', ''], false]);
  // A callback that still waits changes nothing.
  runIdle();
  expect(visibility()).toEqual(['', '', '']);
});

it('shows all at once on the way to a place of the page', async () => {
  await start('place');
  expect(isLoading()).toBe(true);
  runIdle();
  expect([visibility(), isLoading()]).toEqual([['', '', ''], false]);
});

it('does nothing on a page that skips no sections', async () => {
  await start();
  runIdle();
  expect(visibility()).toEqual(['', '', '']);
});

describe('Fonts', () => {
  it('that are loading come first', async () => {
    let load: () => void = () => undefined;
    setFont('loading', new Promise<void>((resolve) => (load = resolve)));
    await start('');
    expect(waiting).toEqual([]);
    load();
    await pass(0);
    runIdle();
    expect(visibility()).toEqual(['', 'visible', '']);
  });

  it('that fail to load do not matter', async () => {
    setFont('loading', Promise.reject(new Error('No font')));
    await start('');
    runIdle();
    expect(visibility()).toEqual(['', 'visible', '']);
  });

  it('that take too long are not waited for', async () => {
    setFont('loading', new Promise(() => undefined));
    await start('');
    await pass(FONT_TIMEOUT_MS - 1);
    expect(waiting).toEqual([]);
    await pass(1);
    runIdle();
    expect(visibility()).toEqual(['', 'visible', '']);
  });

  it('that the page does not need are not waited for', async () => {
    setFont('unloaded', new Promise(() => undefined));
    await start('');
    runIdle();
    expect(visibility()).toEqual(['', 'visible', '']);
  });
});
