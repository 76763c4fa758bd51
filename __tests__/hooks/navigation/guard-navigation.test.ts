import { guardNavigation, NAVIGATION_TIMEOUT_MS } from '../../../src/hooks/navigation/guard-navigation';
import { pass, showHtml } from '../../support/browser';

type Loaded = Awaited<ReturnType<Window['___loader']['loadPage']>>;

/** The requests for pages that Gatsby has made, by path. */
const answers = new Map<string, (loaded: Loaded) => void>();
const failures = new Map<string, () => void>();
/** The pages that Gatsby shows, in order. */
let shown: string[];
let listeners: AbortController;
const original = { loader: window.___loader, navigate: window.___navigate };

const page = (hash = 'now'): Loaded => ({ page: { webpackCompilationHash: hash } });
const isBusy = () => document.getElementById('main')?.ariaBusy === 'true';
const isNoteShown = () => document.getElementById('offline-note')?.hidden === false;
const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** Follows a link. */
const follow = (path: string) => window.___navigate(path);
const answer = async (path: string, loaded = page()) => {
  answers.get(path)?.(loaded);
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  showHtml('<main id="main"></main><p id="offline-note" hidden></p>');
  shown = [];
  // Removes the listeners of the previous test.
  listeners = new AbortController();
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((name: string, listener: unknown, options: unknown) =>
      add(name, listener as EventListener, { capture: options === true, signal: listeners.signal }),
    );
  window.___webpackCompilationHash = 'now';
  window.___loader = {
    loadPage: (path) =>
      new Promise((resolve, reject) => {
        answers.set(path, resolve);
        failures.set(path, () => reject(new Error('no such chunk')));
      }),
    loadPageSync: (path, options?: object) =>
      options ? { page: undefined } : path === '/' ? page() : undefined,
    loadAppData: () => Promise.resolve(undefined),
  } as Window['___loader'];
  window.___navigate = (to) => {
    void window.___loader.loadPage(to).then(() => shown.push(to));
  };
  guardNavigation();
});

afterEach(() => {
  listeners.abort();
  Object.assign(window, { ___loader: original.loader, ___navigate: original.navigate });
});

describe('A link', () => {
  it('marks the page as busy at once, until the next page is loaded', async () => {
    expect(isBusy()).toBe(false);
    follow('/about');
    expect(isBusy()).toBe(true);
    await answer('/about');
    expect(isBusy()).toBe(false);
    expect(shown).toEqual(['/about']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('followed later wins, whichever page arrives first', async () => {
    follow('/about');
    follow('/blog');
    await answer('/blog');
    await answer('/about');
    expect(shown).toEqual(['/blog']);
    expect(isBusy()).toBe(false);
  });

  it('is cancelled by Back and by an anchor of the page', async () => {
    follow('/about');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(isBusy()).toBe(false);
    await answer('/about');
    expect(shown).toEqual([]);
    await pass(NAVIGATION_TIMEOUT_MS);
    expect(isNoteShown()).toBe(false);
  });
});

describe('Without a connection', () => {
  beforeEach(() => setOnline(false));

  it.each([
    ['an error', () => answer('/about', {})],
    ['a rejected promise', async () => pass(Number(failures.get('/about')?.()) || 0)],
    ['no answer', () => pass(NAVIGATION_TIMEOUT_MS)],
  ])('a link whose page ends with %s shows a note until the connection is back', async (_end, end) => {
    follow('/about');
    expect(isNoteShown()).toBe(false);
    await end();
    expect(isNoteShown()).toBe(true);
    expect(isBusy()).toBe(false);
    setOnline(true);
    expect(isNoteShown()).toBe(false);
    follow('/about');
    await answer('/about');
    expect(shown).toEqual(['/about']);
  });

  it('a page that is already loaded shows no note', async () => {
    follow('/about');
    await answer('/about');
    expect(shown).toEqual(['/about']);
    expect(isNoteShown()).toBe(false);
  });
});

it('a page that failed is not rendered as an empty page', () => {
  const withDetails = window.___loader.loadPageSync as (path: string, options: object) => Loaded;
  expect(withDetails('/', { withErrorDetails: true })).toEqual(page());
  expect(withDetails('/about', { withErrorDetails: true })).toBeUndefined();
});
