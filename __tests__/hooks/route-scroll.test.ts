import { revealAnchor, scrollToRoute } from '../../src/hooks/route-scroll';

type Arguments = Parameters<typeof scrollToRoute>[0];

let scrollIntoView: jest.SpyInstance;
let scrollTo: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML =
    '<section id="pricing" tabindex="-1"></section><section id="fünf" tabindex="-1"></section>';
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  scrollTo = jest.spyOn(window, 'scrollTo');
});

const section = (id = 'pricing') => document.getElementById(id);

/** A change of address. */
const go = (from: string | null, to: string, saved: [number, number | null] | null = null) => {
  const location = (address: string) => {
    const { pathname, hash } = new URL(address, 'https://foldline.example');
    return { pathname, hash };
  };
  return scrollToRoute(
    {
      prevRouterProps: from === null ? undefined : { location: location(from) },
      routerProps: { location: location(to) },
      getSavedScrollPosition: () => saved ?? [0, null],
    } as unknown as Arguments,
    { plugins: [] },
  );
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

  it.each([null, '/about'])('jumps to an anchor when it comes from %p', (from) => {
    go(from, '/#pricing');
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }]]);
    expect(section()).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    ['jumps to the top of another page', '/', '/about', 0],
    ['jumps to the top if the anchor does not exist', '/', '/about#nowhere', 0],
    ['restores the scroll position', '/about', '/', 1234],
    ['restores the scroll position after a reload', null, '/', 1234],
  ])('%s', (_title, from, to, top) => {
    expect(go(from, to, [0, top || null])).toBe(false);
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top, behavior: 'instant' }]]);
  });

  it('does not scroll the first page', () => {
    go(null, '/');
    expect(scrollTo).not.toHaveBeenCalled();
  });
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
