/** How long the sections wait for fonts that are loading, in ms: a later change of fonts lays out all of them again. */
export const FONT_TIMEOUT_MS = 1000;

/** What a visitor does that needs the whole page at once. */
const events = ['scroll', 'keydown', 'pointerdown', 'beforeprint'];

/** Safari has no idle callbacks. */
const whenIdle = (callback: () => void): void =>
  void (window.requestIdleCallback ? window.requestIdleCallback(callback) : setTimeout(callback));

/**
 * Ends the time in which browsers skip the sections below the first screen (src/styles/base.css): one section after the
 * other while the browser is idle, so that no task is long, and all of them when the visitor does something.
 */
export async function showSections(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.loading === undefined) return;
  const sections = [...document.querySelectorAll('main section ~ section')];
  const later = [...sections];
  const controller = new AbortController();
  const { signal } = controller;

  const showAll = () => {
    if (signal.aborted) return;
    controller.abort();
    delete root.dataset.loading;
    for (const section of sections) section.removeAttribute('data-shown');
  };
  const showNext = () => {
    if (signal.aborted) return;
    const next = later.shift();
    if (!next || root.dataset.loading === 'place') return showAll();
    next.setAttribute('data-shown', '');
    // The next one is laid out in another frame.
    requestAnimationFrame(() => whenIdle(showNext));
  };

  for (const event of events) window.addEventListener(event, showAll, { signal });
  const fonts = window.webFonts?.filter(({ status }) => status === 'loading').map(({ loaded }) => loaded);
  await Promise.race([
    Promise.allSettled(fonts ?? []),
    new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
  ]);
  whenIdle(showNext);
}
