import { cancelLinksOnLeave, followLink } from '../../../src/hooks/navigation/follow-link';
import { LOAD_TIMEOUT_MS } from '../../../src/hooks/navigation/load-chunk';
import { pass, showHtml } from '../../support/browser';
import { expectComplaint } from '../../support/console';

type Loaded = Awaited<ReturnType<Window['___loader']['loadPage']>>;

/** The pages that are loading, by path. */
const loading = new Map<string, { resolve: (loaded: Loaded) => void; reject: (error: Error) => void }>();
const { ___loader: original } = window;
const page = (build = 'now'): Loaded => ({ page: { webpackCompilationHash: build } });
const isBusy = () => document.getElementById('main')?.ariaBusy === 'true';

const answer = async (path: string, loaded: Loaded = page()) => {
  loading.get(path)?.resolve(loaded);
  await pass(0);
};

beforeAll(cancelLinksOnLeave);

beforeEach(() => {
  jest.useFakeTimers();
  showHtml('<main id="main"></main>');
  window.___webpackCompilationHash = 'now';
  window.___loader = {
    ...original,
    loadPage: (path) => new Promise((resolve, reject) => loading.set(path, { resolve, reject })),
  };
});

afterEach(() => {
  window.___loader = original;
});

it('marks the page as busy until the next page is loaded, and opens it', async () => {
  void followLink('/about');
  expect(isBusy()).toBe(true);
  expect(window.location.pathname).toBe('/');
  await answer('/about');
  expect(isBusy()).toBe(false);
  expect(window.location.pathname).toBe('/about');
  expect(jest.getTimerCount()).toBe(0);
});

it('follows the last link only, whichever page arrives first', async () => {
  void followLink('/about');
  void followLink('/blog');
  await answer('/blog');
  await answer('/about');
  expect(window.location.pathname).toBe('/blog');
});

// A page in the back/forward cache goes on where the visitor left it.
it.each(['popstate', 'pagehide'])('follows no link after %s', async (event) => {
  void followLink('/about');
  window.dispatchEvent(new Event(event));
  expect(isBusy()).toBe(false);
  await answer('/about');
  expect(window.location.pathname).toBe('/');
});

it.each<[string, () => unknown]>([
  ['has failed', () => answer('/about', {})],
  ['cannot be requested', () => loading.get('/about')?.reject(new Error('no such chunk'))],
  ['does not arrive', () => pass(LOAD_TIMEOUT_MS)],
  ['belongs to another deployment', () => answer('/about', page('later'))],
])('lets the browser open a page that %s', async (_name, end) => {
  // What jsdom says when a script opens an address.
  expectComplaint(/Not implemented: navigation/);
  void followLink('/about');
  await end();
  await pass(0);
  expect(isBusy()).toBe(false);
});
