import { navigate } from '@gatsbyjs/reach-router';
import { act } from '@testing-library/react';

/** The media queries that match. Tests set them with `setMedia`. */
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

/** Defines PointerEvent, which jsdom lacks. MouseEvent only exists in jsdom, so the class is created there. */
const pointerEvents = () =>
  class extends MouseEvent {
    readonly pointerType: string;

    constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = pointerType;
    }
  };

/** jsdom has no layout, so sizes never change. */
class StaticResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

/** The observed elements with the callback of their observer. jsdom has no layout: see `reportOnScreen`. */
const intersectionObservers = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();

class ReportedIntersectionObserver {
  constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}

  observe = (element: Element) => intersectionObservers.set(element, this.callback);
  unobserve = (element: Element) => intersectionObservers.delete(element);
  disconnect = () => intersectionObservers.clear();
}

/** Reports that all observed elements enter or leave the screen. */
export const reportOnScreen = (isIntersecting: boolean): void =>
  act(() => intersectionObservers.forEach((report) => report([{ isIntersecting }])));

/**
 * Computes a style once for elements that have the same one. jsdom matches its whole default style sheet against every
 * element, and a query by role asks for the style of each element of the page.
 */
function cacheComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.hasAttribute('style')) return compute(element, pseudoElement);
    const attributes = ['hidden', 'type', 'open'].map((name) => String(element.getAttribute(name)));
    const key = [element.localName, ...attributes].join();
    const style = styles.get(key) ?? compute(element);
    styles.set(key, style);
    return style;
  };
}

/** Opens and closes dialogs as browsers do, without the top layer. They return the focus when they close. */
function installDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.removeAttribute('open');
    (openers.get(this) as HTMLElement | null)?.focus();
    this.dispatchEvent(new Event('close'));
  };
}

/** Adds what jsdom lacks, and what Gatsby's runtime puts on the window. */
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
  installDialogs();
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
  });
  Object.assign(window, {
    PointerEvent: pointerEvents(),
    ResizeObserver: StaticResizeObserver,
    IntersectionObserver: ReportedIntersectionObserver,
    ___loader: {
      enqueue: () => undefined,
      hovering: () => undefined,
      loadPage: () => Promise.resolve({ page: {} }),
    },
    ___navigate: navigate,
  });
}

/** Resets the window and the document, so that no test depends on another one. */
export function resetBrowser(): void {
  matching.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  visit('/');
  window.scrollY = 0;
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
}

/**
 * Sets whether a media query matches, and notifies its listeners.
 *
 * @param query such as "(prefers-reduced-motion: reduce)"
 */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  act(() => void mediaLists.get(query)?.dispatchEvent(new Event('change')));
}

/** Sets a constant of the build (src/globals.d.ts) until the test ends. */
export const setConstant = (name: string, value: unknown) =>
  jest.replaceProperty(globalThis as unknown as Record<string, unknown>, name, value);

/** Gives the site other parts until the test ends. */
export const setParts = (parts: Partial<typeof __PARTS__>) =>
  setConstant('__PARTS__', { ...__PARTS__, ...parts });

/** Hides the page or shows it again. */
export function setDocumentVisible(isVisible: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * Scrolls the page: sets the offset and fires the event.
 *
 * @param top in px
 */
export function scrollPage(top: number): void {
  window.scrollY = top;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

/**
 * Advances fake timers.
 *
 * @param time in ms
 */
export const pass = (time: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(time));

/**
 * Navigates to an address of the site with Gatsby's router.
 *
 * @param address such as "/about" or "/#pricing"
 */
export const visit = (address: string): void => act(() => void navigate(address, { replace: true }));

/** Adds HTML to the document, as before any script has run. */
export function showHtml(html: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  return container;
}

/** Makes storage throw, as when site data is blocked or the storage is full. */
export function refuseStorage(...methods: ('getItem' | 'setItem')[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    });
  }
}
