import { isFocusLost } from '../focus';
import { readStored, store } from '../storage';
import { focusWrapperId } from '../../content-model/ids';

/** How long a position is kept while the page still grows, in ms. */
export const SETTLE_TIME_MS = 5000;

/** How long a smooth scroll that the visitor has left with its page can still move the next page, in ms. */
export const SCROLL_END_MS = 2000;

/** How long frames that the browser has begun to draw can move the page, in ms. */
const FIRST_FRAMES_MS = 150;

/** How long the scroll can take that the browser starts when the router moves the focus to a new page, in ms. */
export const FOCUS_SCROLL_MS = 500;

/** The element of an anchor such as "#pricing". Anchors that cannot be decoded are corrected before. */
const findElement = (hash: string): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** The same, or for a heading that the page lacks, such as "#terms-payment" in another language, its section "#terms". */
function findTarget(hash: string): HTMLElement | null {
  const parent = hash.replace(/-[^-]*$/, '');
  return findElement(hash) ?? (parent === hash ? null : findTarget(parent));
}

/**
 * Scrolls to the element of an anchor and moves the focus there. The style sheet sets the distance from the top
 * (`scroll-padding-top`) and whether scrolling is smooth (`scroll-behavior`).
 */
function scrollToAnchor(hash: string, behavior: ScrollBehavior): void {
  const target = findTarget(hash);
  if (!target) return;
  target.scrollIntoView({ behavior });
  const focused = document.activeElement as HTMLAnchorElement | null;
  // A visitor who presses Tab at once is already further on.
  if (!target.contains(focused) || focused?.hash === hash) target.focus({ preventScroll: true });
}

const scrollToTop = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/** The entry of the history whose page is shown. */
let shownEntry: string | undefined;

const currentEntry = (): string | undefined => (history.state as { key?: string } | null)?.key;

const positionKey = (entry: string): string => `scroll ${entry}`;

/**
 * Begins to save the scroll position of the current history entry. Gives the entry a key if it has none: the router does
 * that for its own entries only, so the first page of a tab and all anchors that the browser follows would share one.
 *
 * @returns the position that the visitor has left it at, in px; undefined on a first visit, and for a link to the same anchor
 */
function enterEntry(): number | undefined {
  if (!currentEntry()) history.replaceState({ ...history.state, key: String(Math.random()) }, '');
  const entry = currentEntry() ?? '';
  const saved = entry === shownEntry ? null : readStored(positionKey(entry), 'sessionStorage');
  shownEntry = entry;
  savePosition();
  window.addEventListener('scroll', savePosition);
  window.addEventListener('scroll', watchScroll);
  window.addEventListener('scrollend', watchScroll);
  return saved === null ? undefined : Number(saved);
}

/** Whether a scroll goes on. Safari does not report its end. */
let isScrolling = false;

const watchScroll = ({ type }: Event): void => void (isScrolling = type === 'scroll');

function savePosition(): void {
  // The browser follows an anchor, and scrolls, before the router knows the new entry.
  if (!shownEntry || shownEntry !== currentEntry()) return;
  store(positionKey(shownEntry), String(window.scrollY), 'sessionStorage');
}

let stopKeeping = new AbortController();

/** Forgets the position of the page before. The new one is kept until the visitor does something. */
function startKeeping(): void {
  stopKeeping.abort();
  const controller = new AbortController();
  stopKeeping = controller;
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => controller.abort(), { signal: controller.signal, passive: true });
}

/**
 * Scrolls now and each time the height of the page changes, because sections and the footer can appear later. A scroll
 * from there ends this: screen readers, voice control and the search of the browser send no other event.
 *
 * @param isThere whether a smooth scroll has arrived
 */
function keepPosition(scroll: () => void, isThere = () => true): void {
  const controller = stopKeeping;
  const { signal } = controller;
  let kept: number | undefined;
  let height: number;
  const update = () => {
    kept = isThere() ? window.scrollY : undefined;
    height = document.body.offsetHeight;
  };
  const keep = () => {
    scroll();
    update();
  };
  // A page that has grown is scrolled by the browser, too. The observer is called next then.
  const handleScroll = () => {
    if (kept === undefined) update();
    else if (Math.abs(window.scrollY - kept) > 1 && document.body.offsetHeight === height) controller.abort();
  };
  window.addEventListener('scroll', handleScroll, { signal });
  const observer = new ResizeObserver(keep);
  const timer = setTimeout(() => controller.abort(), SETTLE_TIME_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  keep();
  observer.observe(document.body);
}

/**
 * Scrolls again if a smooth scroll of the page before moves this one: the browser may end it some frames later. The router
 * moves the focus to the new page, and then the browser scrolls, too.
 */
function endSmoothScroll(scroll: () => void, duration = isScrolling ? SCROLL_END_MS : FOCUS_SCROLL_MS): void {
  window.addEventListener('scroll', scroll, { signal: stopKeeping.signal });
  setTimeout(() => window.removeEventListener('scroll', scroll), duration);
}

/** Scrolls smoothly to an anchor of the same page. The browser would end at the old place when a phone is turned meanwhile. */
export function revealAnchor(hash: string): void {
  startKeeping();
  keepPosition(
    () => scrollToAnchor(hash, 'auto'),
    () => isAtAnchor(hash),
  );
}

/** Whether the page is scrolled to an anchor, or as near as its end allows. */
function isAtAnchor(hash: string): boolean {
  const target = findTarget(hash);
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const distance = target ? target.getBoundingClientRect().top - padding : window.scrollY;
  return Math.abs(distance) <= 1 || (distance > 0 && isAtEnd());
}

/** Whether a visitor has not typed since the browser opened the page at an anchor. */
const hasAnchorFocus = (hash: string): boolean =>
  isFocusLost() || document.activeElement === findTarget(hash);

/** How much higher the page may become when the fonts arrive, in px. */
const FONT_GROWTH = 64;

const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - FONT_GROWTH;

/**
 * Scrolls after a change of address: back to the position of an earlier history entry, smoothly to an anchor of the same
 * page, or at once to the anchor or the top of another page. The browser scrolls the first page, but it could not scroll
 * to the footer, or far enough above it, as long as the footer did not exist.
 */
export function scrollToRoute({ pathname, hash }: Location, previous: Location | null): void {
  startKeeping();
  const saved = enterEntry();
  const isOtherPage = previous !== null && previous.pathname !== pathname;
  const reveal = () => scrollToAnchor(hash, 'instant');
  const restore = () => scrollToTop(saved ?? 0);
  // On a loaded machine, Chromium adds its own scroll to the position after Back.
  if (isOtherPage && saved !== undefined) endSmoothScroll(restore, SCROLL_END_MS);
  else if (isOtherPage) endSmoothScroll(hash ? reveal : restore);
  // The browser has begun to scroll smoothly to the anchor of the entry.
  else if (saved !== undefined) endSmoothScroll(restore, FIRST_FRAMES_MS);
  if (!previous) {
    if (
      saved === undefined
        ? hash && hasAnchorFocus(hash) && (isAtAnchor(hash) || findTarget(hash) !== findElement(hash))
        : saved > window.scrollY && isAtEnd()
    )
      keepPosition(saved === undefined ? reveal : restore);
  } else if (saved !== undefined) keepPosition(restore);
  else if (!hash) scrollToTop(0);
  else if (isOtherPage) {
    scrollToTop(0);
    keepPosition(reveal);
    // The router moves the focus to this element later.
    document.getElementById(focusWrapperId)?.addEventListener('focus', reveal, { once: true });
  } else revealAnchor(hash);
}
