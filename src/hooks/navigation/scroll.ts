import { isFocusLost } from '../focus';
import { enterEntry } from './scroll-position';

/** How long a position is kept while the page still grows, in ms. */
export const SETTLE_TIME_MS = 5000;

/** The element of an anchor such as "#pricing". */
function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A "%" without an encoded character: the text is used unchanged.
    return document.getElementById(id);
  }
}

/**
 * Scrolls to the element of an anchor and moves the focus there. The style sheet sets the distance from the top
 * (`scroll-padding-top`) and whether scrolling is smooth (`scroll-behavior`).
 */
export function revealAnchor(hash: string, behavior: ScrollBehavior = 'auto'): void {
  const target = findTarget(hash);
  if (!target) return;
  target.scrollIntoView({ behavior });
  const focused = document.activeElement as HTMLAnchorElement | null;
  // A visitor who presses Tab at once is already further on.
  if (!target.contains(focused) || focused?.hash === hash) target.focus({ preventScroll: true });
}

const scrollToTop = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** Ends a smooth scroll, which would go on after the next instant one. */
export const endScroll = (): void => scrollToTop(window.scrollY);

let stopKeeping = new AbortController();

/**
 * Scrolls now and each time the height of the page changes, because sections and the footer can appear later. Ends when
 * the visitor does something.
 */
function keepPosition(scroll: () => void): void {
  const { signal } = stopKeeping;
  const observer = new ResizeObserver(scroll);
  const stop = () => stopKeeping.abort();
  const timer = setTimeout(stop, SETTLE_TIME_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, stop, { signal, passive: true });
  scroll();
  observer.observe(document.body);
}

/** Whether a visitor has not scrolled or typed since the browser opened the page at an anchor. */
function isAtAnchor(hash: string): boolean {
  const { documentElement, activeElement } = document;
  const target = findTarget(hash);
  if (!isFocusLost() && activeElement !== target) return false;
  const padding = parseFloat(getComputedStyle(documentElement).scrollPaddingTop);
  const distance = target ? target.getBoundingClientRect().top - padding : window.scrollY;
  return Math.abs(distance) <= 1 || (distance > 0 && isAtEnd());
}

const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * Scrolls after a change of address: back to the position of an earlier history entry, smoothly to an anchor of the same
 * page, or at once to the anchor or the top of another page. The browser scrolls the first page, but it could not scroll
 * to the footer, or far enough above it, as long as the footer did not exist.
 */
export function scrollToRoute({ pathname, hash }: Location, previous: Location | null): void {
  stopKeeping.abort();
  stopKeeping = new AbortController();
  const saved = enterEntry();
  const reveal = () => revealAnchor(hash, 'instant');
  if (!previous) {
    if (saved === undefined ? hash && isAtAnchor(hash) : saved > window.scrollY && isAtEnd())
      keepPosition(saved === undefined ? reveal : () => scrollToTop(saved));
  } else if (saved !== undefined) keepPosition(() => scrollToTop(saved));
  else if (!hash) scrollToTop(0);
  else if (previous.pathname === pathname) revealAnchor(hash);
  else {
    scrollToTop(0);
    keepPosition(reveal);
    // The router moves the focus to this element later.
    document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', reveal, { once: true });
  }
}
