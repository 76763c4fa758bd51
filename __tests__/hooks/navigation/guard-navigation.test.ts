import {
  guardNavigation,
  NAVIGATION_TIMEOUT_MS,
  RETRY_DELAY_MS,
} from '../../../src/hooks/navigation/guard-navigation';
import { pass, showHtml } from '../../support/browser';
import { expectComplaint } from '../../support/console';
import { mockFetch } from '../../support/forms/form-endpoint';

type Loaded = Awaited<ReturnType<Window['___loader']['loadPage']>>;

/** The requests for pages that Gatsby has made, by path. */
const answers = new Map<string, (loaded: Loaded) => void>();
const failures = new Map<string, () => void>();
/** The pages that Gatsby shows, in order. */
let shown: string[];
let listeners: AbortController;
const original = { loader: window.___loader, navigate: window.___navigate };

const page = (hash = 'now'): Loaded => ({ page: { path: '/', webpackCompilationHash: hash } });
const isBusy = () => document.getElementById('main')?.ariaBusy === 'true';
const isNoteShown = () => document.getElementById('offline-note')?.hidden === false;
/** The questions to the server whether it answers. */
let questions: ReturnType<typeof mockFetch>;

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
  questions = mockFetch();
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

  it('leads to the next page in a view transition, unlike Back', async () => {
    const start = jest.fn(() => ({ ready: Promise.resolve() }));
    Object.assign(document, { startViewTransition: start });
    void window.___loader.loadPage('/about');
    await answer('/about');
    expect(start).not.toHaveBeenCalled();
    follow('/blog');
    expect(start).not.toHaveBeenCalled();
    await answer('/blog');
    expect(start).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(document, 'startViewTransition');
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

/** What jsdom says when a script opens an address. */
const opened = /Not implemented: navigation/;

const ends: [string, () => Promise<void>][] = [
  ['an error', () => answer('/about', {})],
  ['a rejected promise', async () => pass(Number(failures.get('/about')?.()) || 0)],
  ['no answer', () => pass(NAVIGATION_TIMEOUT_MS)],
  ['data of another deployment', () => answer('/about', page('later'))],
];

describe.each(ends)('When the next page ends with %s', (_end, end) => {
  it('the browser opens the link if the server answers', async () => {
    expectComplaint(opened);
    follow('/about');
    await end();
    expect(questions[0]?.init.method).toBe('HEAD');
    expect(isBusy()).toBe(true);
    await questions[0]?.respond(404);
    expect(isNoteShown()).toBe(false);
  });

  it('a note is shown until the server answers, and the link is not followed', async () => {
    follow('/about');
    await end();
    expect(isNoteShown()).toBe(false);
    for (const count of [1, 2, 3]) {
      expect(questions).toHaveLength(count);
      await questions.at(-1)?.fail();
      expect(isNoteShown()).toBe(true);
      expect(isBusy()).toBe(false);
      await pass(RETRY_DELAY_MS);
    }
    expect(isNoteShown()).toBe(true);
    await questions.at(-1)?.respond(200);
    expect(isNoteShown()).toBe(false);
    await pass(RETRY_DELAY_MS);
    expect(questions).toHaveLength(4);
    follow('/about');
    await answer('/about');
    expect(shown).toEqual(['/about']);
  });

  it('on the way back, the page is opened when the server answers', async () => {
    void window.___loader.loadPage('/about');
    await end();
    await questions[0]?.fail();
    expect(isNoteShown()).toBe(true);
    await pass(RETRY_DELAY_MS);
    expectComplaint(opened);
    await questions[1]?.respond(200);
  });
});

describe('While the server does not answer', () => {
  beforeEach(async () => {
    follow('/about');
    await answer('/about', {});
  });

  it('a question without an answer ends', async () => {
    const limits = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    follow('/blog');
    await answer('/blog', {});
    expect(limits).toHaveBeenCalledWith(NAVIGATION_TIMEOUT_MS);
    expect(questions[1]?.init.signal?.aborted).toBe(true);
  });

  it.each([
    ['a link to a page that is already loaded', () => follow('/blog')],
    ['the way back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ])('%s removes the note and ends the questions', async (_name, leave) => {
    await questions[0]?.fail();
    expect(isNoteShown()).toBe(true);
    leave();
    expect(isNoteShown()).toBe(false);
    await answer('/blog');
    await pass(RETRY_DELAY_MS);
    expect(questions).toHaveLength(1);
  });

  it('an answer to an earlier question changes nothing', async () => {
    follow('/blog');
    await answer('/blog');
    await questions[0]?.respond(200);
    expect(shown).toEqual(['/blog']);
  });
});

it('a page that failed is not rendered as an empty page', () => {
  const withDetails = window.___loader.loadPageSync as (path: string, options: object) => Loaded;
  expect(withDetails('/', { withErrorDetails: true })).toEqual(page());
  expect(withDetails('/about', { withErrorDetails: true })).toBeUndefined();
});
