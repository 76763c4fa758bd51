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
const go = (from: string | null, to: string, saved: [number, number] | null = null) => {
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

  it('leaves the way there to the style sheet unless it is told', () => {
    revealAnchor('#pricing');
    revealAnchor('#pricing', 'instant');
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'auto' }], [{ behavior: 'instant' }]]);
  });

  it.each(['#nowhere', '#', '#%'])('says that there is no %s', (hash) => {
    expect(revealAnchor(hash)).toBe(false);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it('reads an anchor that the address bar has encoded', () => {
    expect(revealAnchor('#f%C3%BCnf')).toBe(true);
    expect(section('fünf')).toHaveFocus();
  });
});

describe('A change of address', () => {
  it('leaves Gatsby nothing to do', () => {
    for (const [from, to] of [
      [null, '/'],
      ['/', '/about'],
      ['/', '/#pricing'],
    ] as const) {
      expect(go(from, to)).toBe(false);
    }
  });

  it('goes smoothly to an anchor of the page that is there', () => {
    go('/', '/#pricing');
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'auto' }]]);
    expect(section()).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each([null, '/about'])('arrives at once at an anchor when it comes from %p', (from) => {
    go(from, '/#pricing');
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }]]);
    expect(section()).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('begins at the top of another page, at once', () => {
    go('/', '/about');
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 0, behavior: 'instant' }]]);
  });

  it('goes back to where the visitor was', () => {
    go('/about', '/', [0, 1234]);
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 1234, behavior: 'instant' }]]);
  });

  it('goes back to where the visitor was after a reload', () => {
    go(null, '/', [0, 1234]);
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 1234, behavior: 'instant' }]]);
  });

  it('leaves the first page where the browser has put it', () => {
    go(null, '/');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes to the top when the anchor is not there', () => {
    go('/', '/about#nowhere');
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 0, behavior: 'instant' }]]);
  });
});

describe("Gatsby's router, which moves the focus to the whole page", () => {
  /** What the router does once the new page is there. */
  const focusPage = () => {
    const page = document.getElementById('gatsby-focus-wrapper');
    if (!page) throw new Error('The page is missing');
    page.focus();
  };

  beforeEach(() => {
    document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">${document.body.innerHTML}</div>`;
  });

  it('does not take it from an anchor on another page', () => {
    go('/about', '/#pricing');
    focusPage();
    expect(section()).toHaveFocus();
  });

  it('may take it later on', () => {
    go('/about', '/#pricing');
    focusPage();
    focusPage();
    expect(document.getElementById('gatsby-focus-wrapper')).toHaveFocus();
  });

  it('may take it on a page without an anchor', () => {
    go('/', '/about');
    focusPage();
    expect(document.getElementById('gatsby-focus-wrapper')).toHaveFocus();
  });
});
