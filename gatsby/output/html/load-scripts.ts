import { loadFonts } from '../../../src/theme/web-fonts';

/** How long the script waits for the first paint, in ms. Not every browser reports paints. */
export const PAINT_TIMEOUT_MS = 1000;

/**
 * The data attributes of the script's element, so that the text of the script is the same on every page. URLs, in lists
 * separated by spaces: the whole style sheet; Gatsby's scripts; the files that Gatsby requests one after the other. `hash`
 * identifies the build: Gatsby reloads the page when later data is of another one.
 */
type ScriptData = Record<'styles' | 'scripts' | 'data' | 'hash', string>;

const add = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Partial<HTMLElementTagNameMap[Name]>,
): void => document.head.append(Object.assign(document.createElement(name), props));

const preload = (href: string): void =>
  add(
    'link',
    href.endsWith('.js')
      ? { rel: 'preload', as: 'script', href }
      : { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href },
  );

/** How long a page whose scripts do not run hides its later sections from screen readers, in ms. */
export const SKIP_TIMEOUT_MS = 3000;

/**
 * Shows the skipped sections near the screen (src/styles/base.css) as soon as the visitor sees them. Later, the scripts show
 * all (src/hooks/show-sections.ts).
 */
function showNear(): void {
  const { dataset } = document.documentElement;
  const show = (): void => void (dataset.loading === '' && (dataset.loading = 'near'));
  const top = document.querySelector('main section ~ section')?.getBoundingClientRect().top;
  if (top && top < innerHeight) return show();
  for (const event of ['scroll', 'keydown']) addEventListener(event, show, { once: true });
  setTimeout(show, SKIP_TIMEOUT_MS);
}

/**
 * Loads scripts, fonts and the whole style sheet after the first paint, so that they do not compete with it. A hidden
 * tab never paints, so it loads them at once.
 */
export function loadScripts({ styles, scripts, data, hash }: ScriptData): void {
  Object.assign(window, { ___webpackCompilationHash: hash });
  // Every later script, webpack's chunks included, must come from the site. Markup from strings throws.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });

  let hasStarted = false;
  // The browser scrolls to an anchor once.
  let scrolls = 0;
  const countScroll = (): void => void (scrolls += 1);
  addEventListener('scroll', countScroll);
  const start = (): void => {
    if (hasStarted) return;
    hasStarted = true;
    void loadFonts();
    const files = scripts.split(' ');
    // The layout needs the style sheet. If the style sheet fails to load, the scripts run anyway.
    const run = (): void => {
      files.forEach((src) => add('script', { src }));
      showNear();
      // The sections above an anchor have other heights now. A visitor who has scrolled away stays there.
      if (scrolls < 2) document.querySelector(':target')?.scrollIntoView();
      removeEventListener('scroll', countScroll);
    };
    add('link', { rel: 'stylesheet', href: styles, onload: run, onerror: run });
    [...files, ...data.split(' ')].forEach(preload);
  };

  // On the way to a place of the page, the first screen is empty until then.
  if (document.hidden || document.documentElement.dataset.loading === 'place') return start();
  setTimeout(start, PAINT_TIMEOUT_MS);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}
