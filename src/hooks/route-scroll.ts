import type { GatsbyBrowser } from 'gatsby';

/**
 * Scrolls to the element an anchor names and moves the focus there. How far below the top it ends, and whether the
 * way is smooth, is for the style sheet to say (`scroll-padding-top`, `scroll-behavior`).
 *
 * @param hash the anchor with its "#"
 * @param behavior "instant" to arrive without travelling
 * @returns whether there is such an element
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
    // A stray "%" is no encoding: look for the text as it stands.
    return text;
  }
}

/**
 * Keeps the focus on what an anchor on another page has led to: after a change of route the router moves it to the
 * whole page.
 */
function keepFocus(): void {
  const target = document.activeElement as HTMLElement;
  document
    .getElementById('gatsby-focus-wrapper')
    ?.addEventListener('focus', () => target.focus({ preventScroll: true }), { once: true });
}

/**
 * Scrolls after a change of address: smoothly to an anchor of the page that is already there, at once to the place
 * on another page, and back to where the visitor was.
 *
 * @returns false: Gatsby has nothing left to do
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
  // On the first page without a saved place the browser is right already.
  if (prevRouterProps || top) window.scrollTo({ left, top: top ?? 0, behavior: 'instant' });
  return false;
};
