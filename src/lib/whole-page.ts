/**
 * Lays the whole page out at once, for a way to be measured.
 *
 * What lies below the first screen is laid out as it comes near (`content-visibility`, in styles/layout.css): the page is
 * painted sooner, and whatever changes it all, such as the theme, changes what is in sight. Until then its height is a
 * guess, which is too little for a way to an anchor. Heights are remembered at the end of a frame
 * (`contain-intrinsic-height: auto`), so a frame is all that this takes.
 *
 * @see https://www.w3.org/TR/css-sizing-4/#last-remembered
 */
export function showWholePage(): void {
  const { dataset } = document.documentElement;
  dataset.whole = 'true';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.whole));
}
