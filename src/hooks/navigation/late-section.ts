import { keepFocus, revealAnchor } from './route-scroll';

/**
 * Scrolls to an element that is rendered after the change of address, if the address names it. A visitor who has scrolled
 * since stays there.
 */
export function scrollToLateAnchor(anchor: string): void {
  const { hash } = window.location;
  if (!window.scrollY && hash === `#${anchor}` && revealAnchor(hash, 'instant')) keepFocus();
}
