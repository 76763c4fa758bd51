/*
 * What lies below the first screen is laid out as it comes near (`content-visibility`, in styles/layout.css): the page is
 * painted sooner, and whatever changes it all, such as the theme, changes what is in sight. Until then its height is a
 * guess, which is not good enough for a way to an anchor. An address that begins with one finds the page whole from the
 * start (src/theme/pre-paint.ts).
 */

/** Lays the whole page out at once, for a way to be measured, and for as long as that page is shown. */
export function showWholePage(): void {
  document.documentElement.dataset.whole = 'true';
}

/** Lays the page out as it is needed: the next one is another page. */
export function showPageAsNeeded(): void {
  delete document.documentElement.dataset.whole;
}

/**
 * Lays the page out at once when a link to an anchor is followed: the browser measures the way as soon as everybody has
 * heard of the click.
 */
export function showWholePageForAnchors(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a[href*="#"]:not([href="#"])')) showWholePage();
    },
    { capture: true },
  );
}
