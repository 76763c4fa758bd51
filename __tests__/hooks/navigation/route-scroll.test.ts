import { revealAnchor, type RouteLocation, scrollToRoute } from '../../../src/hooks/navigation/route-scroll';
import { savePosition } from '../../../src/hooks/navigation/history-entry';
import { scrollPage } from '../../support/browser';

let scrollIntoView: jest.SpyInstance;
let scrollTo: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML =
    '<section id="pricing" tabindex="-1"></section><section id="fünf" tabindex="-1"></section>';
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  scrollTo = jest.spyOn(window, 'scrollTo');
});

const section = (id = 'pricing') => document.getElementById(id);

/** A location with a history entry of its own, unless an entry is given. */
const location = (address: string, key = String(Math.random())): RouteLocation => {
  const { pathname, hash } = new URL(address, 'https://studio.example');
  return { pathname, hash, key };
};

/** A change of address. */
const go = (from: string | null, to: string, entry?: string) =>
  scrollToRoute(location(to, entry), from === null ? null : location(from));

/** Leaves a history entry at a scroll position. */
const leave = (entry: string, top: number) => {
  scrollPage(top);
  savePosition(entry);
};

describe('Revealing an anchor', () => {
  it('scrolls to the element and moves the focus there without scrolling again', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    expect(revealAnchor('#pricing')).toBe(true);
    expect(scrollIntoView.mock.contexts).toEqual([section()]);
    expect(section()).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('lets the style sheet decide about smooth scrolling by default', () => {
    revealAnchor('#pricing');
    revealAnchor('#pricing', 'instant');
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'auto' }], [{ behavior: 'instant' }]]);
  });

  it.each(['#nowhere', '#', '#%'])('returns false for %s', (hash) => {
    expect(revealAnchor(hash)).toBe(false);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus on a control in the element, unless it is the link that was followed', () => {
    const pricing = section() as HTMLElement;
    pricing.innerHTML = '<button>Choose</button><a href="#pricing">Prices</a>';
    const [control, link] = [...pricing.children] as HTMLElement[];
    control?.focus();
    revealAnchor('#pricing');
    expect(control).toHaveFocus();
    link?.focus();
    revealAnchor('#pricing');
    expect(pricing).toHaveFocus();
  });

  it('decodes the anchor', () => {
    expect(revealAnchor('#f%C3%BCnf')).toBe(true);
    expect(section('fünf')).toHaveFocus();
  });
});

describe('A change of address', () => {
  it('scrolls smoothly to an anchor of the current page', () => {
    go('/', '/#pricing');
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'auto' }]]);
    expect(section()).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('jumps to an anchor of another page', () => {
    go('/about', '/#pricing');
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }]]);
    expect(section()).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    ['jumps to the top of another page', '/', '/about'],
    ['jumps to the top if the anchor does not exist', '/', '/about#nowhere'],
  ])('%s', (_title, from, to) => {
    go(from, to);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it.each([
    ['another page', '/about', '/'],
    ['an anchor of the same page', '/#pricing', '/'],
    ['a page with an anchor', '/', '/#pricing'],
  ])('back from %s restores the scroll position and leaves the focus', (title, from, to) => {
    leave(title, 1234);
    go(from, to, title);
    expect(scrollTo.mock.calls).toEqual([[{ top: 1234, behavior: 'instant' }]]);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['once more in the next frame, since the browser may have begun to scroll smoothly', null, 2],
    ['only once if the visitor scrolls first', new Event('wheel'), 1],
  ])('restores the scroll position %s', (_title, event, times) => {
    jest.useFakeTimers();
    window.history.replaceState({ key: 'scrolled' }, '');
    leave('scrolled', 900);
    go('/about', '/', 'scrolled');
    if (event) window.dispatchEvent(event);
    jest.advanceTimersToNextFrame();
    const call = [{ top: 900, behavior: 'instant' }];
    expect(scrollTo.mock.calls).toEqual(Array.from({ length: times }, () => call));
  });

  it('restores the position of the history entry, not that of the address', () => {
    leave('first visit', 300);
    leave('second visit', 900);
    go('/about', '/', 'first visit');
    go('/about', '/', 'second visit');
    go('/about', '/');
    expect(scrollTo.mock.calls.map(([{ top }]: [ScrollToOptions]) => top)).toEqual([300, 900, 0]);
  });

  it.each(['/', '/#pricing'])(
    'leaves scroll position and focus of the first page, %s, to the browser',
    (address) => {
      leave('first', 500);
      go(null, address, 'first');
      go(null, address);
      expect(scrollTo).not.toHaveBeenCalled();
      expect(scrollIntoView).not.toHaveBeenCalled();
      expect(document.body).toHaveFocus();
    },
  );
});

describe("The focus, which Gatsby's router moves to the page", () => {
  /** Focuses the new page as the router does. */
  const focusPage = () => {
    const page = document.getElementById('gatsby-focus-wrapper');
    if (!page) throw new Error('The page is missing');
    page.focus();
  };

  beforeEach(() => {
    document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">${document.body.innerHTML}</div>`;
  });

  it('stays on an anchor of another page', () => {
    go('/about', '/#pricing');
    focusPage();
    expect(section()).toHaveFocus();
  });

  it('moves to the page the next time', () => {
    go('/about', '/#pricing');
    focusPage();
    focusPage();
    expect(document.getElementById('gatsby-focus-wrapper')).toHaveFocus();
  });
});
