import { currentEntry, readPosition } from './history-entry';
import { isFocusLost } from '../focus';

/**
 * Scrolls to the element of an anchor and moves the focus there. The style sheet sets the distance from the top
 * (`scroll-padding-top`) and whether scrolling is smooth (`scroll-behavior`).
 *
 * @param hash the anchor with its "#"
 * @returns whether the element exists
 */
export function revealAnchor(hash: string, behavior: ScrollBehavior = 'auto'): boolean {
  const element = document.getElementById(decodeAnchor(hash.slice(1)));
  if (!element) return false;
  element.scrollIntoView({ behavior });
  // The browser follows an anchor before the router does. A visitor who presses Tab at once is already further on.
  const focused = document.activeElement as HTMLAnchorElement | null;
  if (!element.contains(focused) || focused?.hash === hash) element.focus({ preventScroll: true });
  return true;
}

function decodeAnchor(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A "%" without an encoded character: the text is used unchanged.
    return text;
  }
}

/** Keeps the focus on an anchor's element after a route change. The router moves the focus to the page's wrapper. */
export function keepFocus(): void {
  const target = document.activeElement as HTMLElement;
  document
    .getElementById('gatsby-focus-wrapper')
    ?.addEventListener('focus', () => target.focus({ preventScroll: true }), { once: true });
}

/** The part of the router's location that scrolling needs. */
export interface RouteLocation {
  pathname: string;
  hash: string;
  /** Identifies the history entry. */
  key: string;
}

/**
 * Scrolls after a change of address: smoothly to an anchor of the same page, at once to an anchor of another page, and
 * back to the position of an earlier history entry. On the first page the browser has scrolled to the anchor or to the
 * earlier position, and the visitor may have scrolled or typed since.
 */
export function scrollToRoute({ pathname, hash, key }: RouteLocation, previous: RouteLocation | null): void {
  if (!previous) return;
  const saved = readPosition(key);
  const isSamePage = previous.pathname === pathname;
  if (saved === null && hash && revealAnchor(hash, isSamePage ? 'auto' : 'instant')) {
    if (!isSamePage) keepFocus();
  } else {
    const top = saved ?? 0;
    window.scrollTo({ top, behavior: 'instant' });
    keepPosition(saved === null ? undefined : { key, top });
    // Chromium has begun to return smoothly, and its first step may come on top of this position.
    requestAnimationFrame(restorePosition);
  }
}

/** The saved position of the current history entry, until the visitor uses the page. */
let kept: { key: string; top: number } | undefined;

const forgetPosition = () => keepPosition(undefined);

function keepPosition(position: typeof kept): void {
  kept = position;
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    if (kept) window.addEventListener(event, forgetPosition, { passive: true });
    else window.removeEventListener(event, forgetPosition);
}

/**
 * Scrolls to the same position after the code of a section has loaded. Without this, the browser keeps what it shows: the
 * footer, which the section moves down.
 */
export function restorePosition(): void {
  if (kept && kept.key === currentEntry()) window.scrollTo({ top: kept.top, behavior: 'instant' });
}

/**
 * Scrolls to the footer of the first page, which did not exist when the browser scrolled: to its anchor, or to the
 * position before a reload. A visitor who has scrolled or typed since stays there.
 */
export function scrollToFooter(): void {
  const { innerHeight, scrollY } = window;
  const start = document.getElementById('footer')?.offsetTop ?? 0;
  const saved = readPosition(currentEntry() ?? '') ?? 0;
  if (!isFocusLost()) return;
  if (saved > scrollY && Math.abs(start - innerHeight - scrollY) <= 1)
    window.scrollTo({ top: saved, behavior: 'instant' });
  else if (window.location.hash === '#footer' && scrollY === 0) revealAnchor('#footer', 'instant');
}
