/*
 * Sections below the first screen are laid out as they come near (`content-visibility` in sections.css), so that a
 * page is painted sooner. Until then their height is a guess. Wherever a way is measured the page has to be whole.
 */

/** What tells that somebody is about to read on. */
const signs = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/** Between two sections the browser gets the time to answer, in ms; where it knows its idle times it takes those. */
const pause = 50;

const later = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, pause);
};

/** Lays the whole page out at once. */
export function showWholePage(): void {
  document.documentElement.dataset.whole = 'true';
}

/** Ends the waiting for a sign on the page before. */
let stop = new AbortController();

/** Lays the page out as it is needed, and the rest of it, section by section, from the first sign of a visitor on. */
export function showPageAsNeeded(): void {
  delete document.documentElement.dataset.whole;
  stop.abort();
  stop = new AbortController();
  const begin = () => {
    stop.abort();
    showSections([...document.querySelectorAll<HTMLElement>('.section')]);
  };
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true, signal: stop.signal });
}

function showSections([section, ...rest]: HTMLElement[]): void {
  if (!section) return;
  section.style.contentVisibility = 'visible';
  later(() => showSections(rest));
}
