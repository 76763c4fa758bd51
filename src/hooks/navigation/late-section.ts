import { keepFocus, restorePosition, revealAnchor } from './route-scroll';

/**
 * Scrolls after a section has been rendered later than the change of address: to the section if the address names it, or
 * back to the position of an earlier history entry. A visitor who has scrolled since stays there.
 */
export function scrollToLateSection(anchor: string): void {
  const { hash } = window.location;
  restorePosition();
  if (!window.scrollY && hash === `#${anchor}` && revealAnchor(hash, 'instant')) keepFocus();
}
