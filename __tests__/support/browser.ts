import { navigate } from '@gatsbyjs/reach-router';
import { act } from '@testing-library/react';

/** The media queries that match; tests set them with `setMedia`. */
const matching = new Set<string>();
const mediaLists = new Map<string, MediaList>();

class MediaList extends EventTarget {
  constructor(readonly media: string) {
    super();
  }

  get matches(): boolean {
    return matching.has(this.media);
  }
}

/** Mouse events that say what kind of pointer they come from; the class they extend exists in a browser only. */
const pointerEvents = () =>
  class extends MouseEvent {
    readonly pointerType: string;

    constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = pointerType;
    }
  };

/**
 * Computes a style once for elements that have the same one. jsdom matches its whole default style sheet against every
 * element, and a query by role asks for the style of each element of the page.
 */
function cacheComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.hasAttribute('style')) return compute(element, pseudoElement);
    const attributes = ['hidden', 'type', 'open'].map((name) => element.getAttribute(name));
    const key = [element.localName, ...attributes].join();
    const style = styles.get(key) ?? compute(element);
    styles.set(key, style);
    return style;
  };
}

/** What jsdom lacks and the site needs, and what Gatsby's runtime puts on the window. */
export function installBrowser(): void {
  cacheComputedStyles();
  window.matchMedia = (query) => {
    const list = mediaLists.get(query) ?? new MediaList(query);
    mediaLists.set(query, list);
    return list as unknown as MediaQueryList;
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getAnimations = () => [];
  window.scrollTo = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
  });
  Object.assign(window, {
    PointerEvent: pointerEvents(),
    ___loader: { enqueue: () => undefined, hovering: () => undefined },
    ___navigate: navigate,
  });
}

/** Takes back what a test did to the window and the document, so that none depends on the one before. */
export function resetBrowser(): void {
  matching.clear();
  window.localStorage.clear();
  visit('/');
  window.scrollY = 0;
  document.documentElement.className = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
}

/**
 * Makes a media query match or not, and tells whoever follows it.
 *
 * @param query such as "(prefers-reduced-motion: reduce)"
 */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  act(() => void mediaLists.get(query)?.dispatchEvent(new Event('change')));
}

/** Sends the page to the background, or brings it to the front again. */
export function setDocumentVisible(isVisible: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * Scrolls the page, as far as a page in jsdom can be.
 *
 * @param top in px
 */
export function scrollPage(top: number): void {
  window.scrollY = top;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

/**
 * Lets time pass on fake timers.
 *
 * @param time in ms
 */
export const pass = (time: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(time));

/**
 * Goes to an address of the site, as Gatsby's router does.
 *
 * @param address such as "/about" or "/#pricing"
 */
export const visit = (address: string): void => act(() => void navigate(address, { replace: true }));
