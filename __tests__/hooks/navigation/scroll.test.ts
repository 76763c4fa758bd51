import {
  FOCUS_SCROLL_MS,
  revealAnchor,
  SCROLL_END_MS,
  scrollToRoute,
  SETTLE_TIME_MS,
} from '../../../src/hooks/navigation/scroll';
import { focusWrapperId } from '../../../src/content-model/ids';
import { pass, refuseStorage, scrollPage, visit } from '../../support/browser';

// Distances and later layout need a browser: e2e/interaction has those tests.

/** Reports a change of the page's height. */
let resize: () => void;
/** Where the page is scrolled to: a position in px, or the id of an element. */
let scrolls: unknown[];

beforeEach(() => {
  jest.useFakeTimers();
  // The scroll of the test before is over.
  window.dispatchEvent(new Event('scrollend'));
  scrolls = [];
  document.body.innerHTML =
    '<section id="pricing" tabindex="-1"><button>Choose</button><a href="#pricing">Prices</a></section>';
  const record = (position: unknown) => scrolls.push(position);
  jest.spyOn(window, 'scrollTo').mockImplementation((options) => {
    const { top = 0 } = options as unknown as ScrollToOptions;
    record(top);
    if (top !== window.scrollY) scrollPage(top);
  });
  Element.prototype.scrollIntoView = function (options) {
    record(`${this.id} ${(options as ScrollIntoViewOptions).behavior}`);
  };
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    let isObserving = true;
    resize = () => isObserving && callback([], undefined as unknown as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => (isObserving = false) };
  });
});

/** Changes the address, as the router does, and scrolls. @param from the address of the previous page */
function go(to: string, from: string): void {
  // The router's keys are times.
  jest.advanceTimersByTime(1);
  visit(to);
  scrollToRoute(new URL(to, origin) as unknown as Location, new URL(from, origin) as unknown as Location);
}

function visitorScrolls(top: number): void {
  window.dispatchEvent(new Event('wheel'));
  scrollPage(top);
}

const { origin } = window.location;

describe('Revealing an anchor', () => {
  it('moves the focus to the element, also from its own link, but not from a control in it', () => {
    for (const name of ['a', 'button']) {
      document.querySelector<HTMLElement>(name)?.focus();
      revealAnchor('#pricing');
      expect(document.activeElement).toHaveProperty('localName', name === 'a' ? 'section' : 'button');
    }
    expect(scrolls).toEqual(['pricing auto', 'pricing auto']);
  });

  it('scrolls on to its new place when a phone is turned', () => {
    go('/#pricing', '/');
    resize();
    expect(scrolls).toEqual(['pricing auto', 'pricing auto']);
  });

  it('leads to the section of a heading that the page does not have, also when it opens', () => {
    go('/#pricing-former-prices', '/about');
    expect(scrolls).toEqual([0, 'pricing instant']);
    visit('/#pricing-more');
    scrollToRoute(window.location, null);
    expect(scrolls).toEqual([0, 'pricing instant', 'pricing instant']);
  });

  it.each(['#nowhere', '#'])('does nothing for %s', (hash) => {
    revealAnchor(hash);
    expect(scrolls).toEqual([]);
    expect(document.body).toHaveFocus();
  });
});

describe('A change of address', () => {
  it('returns to the position of an earlier entry if storage is refused', () => {
    refuseStorage('getItem', 'setItem');
    go('/about', '/');
    const state: unknown = window.history.state;
    visitorScrolls(321);
    go('/blog', '/about');
    window.history.replaceState(state, '', '/about');
    scrollToRoute(window.location, new URL('/blog', origin) as unknown as Location);
    expect(window.scrollY).toBe(321);
  });

  it('returns to it again if the browser scrolls later, for a time', async () => {
    go('/about', '/');
    const state: unknown = window.history.state;
    visitorScrolls(321);
    go('/blog', '/about');
    window.dispatchEvent(new Event('scrollend'));
    window.history.replaceState(state, '', '/about');
    scrollToRoute(window.location, new URL('/blog', origin) as unknown as Location);
    await pass(SCROLL_END_MS - 1);
    scrollPage(642);
    expect(window.scrollY).toBe(321);
    await pass(1);
    scrollPage(642);
    expect(window.scrollY).toBe(642);
  });

  it('ends a smooth scroll of the page before, until the visitor does something or for a time', async () => {
    scrollPage(500);
    go('/about', '/');
    scrollPage(900);
    expect(window.scrollY).toBe(0);
    visitorScrolls(900);
    expect(window.scrollY).toBe(900);
    go('/blog', '/about');
    await pass(SCROLL_END_MS);
    scrollPage(900);
    expect(window.scrollY).toBe(900);
  });

  it('keeps the focus at the anchor of another page when the router moves it', () => {
    document.body.insertAdjacentHTML('beforeend', `<div id="${focusWrapperId}" tabindex="-1"></div>`);
    go('/#pricing', '/about');
    document.getElementById(focusWrapperId)?.focus();
    expect(document.getElementById('pricing')).toHaveFocus();
  });

  it.each([
    ['does not undo a scroll without a key or pointer, as of a screen reader', '/about'],
    ['does not return to an anchor after such a scroll when the page grows', '/about#pricing'],
  ])('%s', async (_title, to) => {
    go(to, '/');
    await pass(FOCUS_SCROLL_MS);
    const before = scrolls.length;
    scrollPage(300);
    resize();
    expect(scrolls).toHaveLength(before);
    expect(window.scrollY).toBe(300);
  });

  it('keeps the anchor in its place when the page grows, until the visitor does something or for a time', async () => {
    const instant = 'pricing instant';
    go('/#pricing', '/about');
    resize();
    expect(scrolls).toEqual([0, instant, instant]);
    window.dispatchEvent(new Event('wheel'));
    resize();
    expect(scrolls).toHaveLength(3);
    go('/#pricing', '/about');
    await pass(SETTLE_TIME_MS);
    resize();
    expect(scrolls).toEqual([0, instant, instant, 0, instant]);
  });
});
