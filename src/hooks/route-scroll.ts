import type { GatsbyBrowser } from 'gatsby';

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
  element.focus({ preventScroll: true });
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
function keepFocus(): void {
  const target = document.activeElement as HTMLElement;
  document
    .getElementById('gatsby-focus-wrapper')
    ?.addEventListener('focus', () => target.focus({ preventScroll: true }), { once: true });
}

/**
 * Scrolls after a change of address: smoothly to an anchor of the same page, at once to an anchor of another page, and
 * back to the saved scroll position. It returns false, so that Gatsby does not scroll.
 */
export const scrollToRoute: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const isSamePage = prevRouterProps?.location.pathname === location.pathname;
  if (location.hash && revealAnchor(location.hash, isSamePage ? 'auto' : 'instant')) {
    if (prevRouterProps && !isSamePage) keepFocus();
    return false;
  }
  const [left, top] = getSavedScrollPosition(location) as [number, number | null];
  // On the first page without a saved position, the browser has already scrolled.
  if (prevRouterProps || top) window.scrollTo({ left, top: top ?? 0, behavior: 'instant' });
  return false;
};
