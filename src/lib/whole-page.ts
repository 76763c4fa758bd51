/*
 * What lies below the first screen is laid out as it comes near (`content-visibility`, in styles/layout.css): the page is
 * painted sooner, and whatever changes it all, such as the theme, changes what is in sight. Until then its height is a
 * guess, which is not good enough for a way to an anchor.
 */

/** Lays the whole page out at once, for a way to be measured, and for as long as that page is shown. */
export function showWholePage(): void {
  document.documentElement.dataset.whole = 'true';
}

/** Lays the page out as it is needed: the next one is another page. */
export function showPageAsNeeded(): void {
  delete document.documentElement.dataset.whole;
}
