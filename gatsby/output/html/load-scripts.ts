import { loadFonts } from '../../../src/theme/web-fonts';

/** How long the script waits for the first paint, in ms. Not every browser reports paints. */
export const PAINT_TIMEOUT_MS = 1000;

/**
 * The data attributes of the script's element, so that the text of the script is the same on every page. URLs, in lists
 * separated by spaces: the whole style sheet; the scripts that the entry needs; Gatsby's entry, which mounts the layout;
 * the files that Gatsby requests one after the other. `hash` identifies the build: Gatsby reloads the page when later
 * data is of another one. `page` is the path of the page.
 */
type ScriptData = Record<'styles' | 'scripts' | 'entry' | 'data' | 'hash' | 'page', string>;

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

/** TypeScript has no types for Trusted Types yet. */
interface TrustedTypes {
  createPolicy: (name: string, policy: { createScriptURL: (url: string) => string | null }) => void;
}

/** The router decodes anchors and fails at a "%" that is no part of an encoded character, as in "#100%". */
const decodable = (text: string): string => {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
};

/** A path below the home page that the 404 page can keep. */
const plainPath = /^(?!index\/?$)(?:[\w.-]+\/?)*$/;

/**
 * Corrects the address before the router reads it. Hosts show a page at more addresses than its own, such as /about/ or
 * /index.html, and the router would show another page there. At the address of a 404 page, it decodes other characters,
 * reads them as patterns with parameters, or finds the home page's data at /index.
 *
 * @param page the page's own path
 */
function correctAddress(page: string): void {
  const url = new URL(location.href);
  const home = page.replace('404.html', '');
  if (home === page || !plainPath.test(url.pathname.replace(home, ''))) url.pathname = page;
  url.hash = decodable(url.hash);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * Loads scripts, fonts and the whole style sheet after the first paint, so that they do not compete with it. A hidden
 * tab never paints, so it loads them at once.
 */
export function loadScripts({ styles, scripts, entry, data, hash, page }: ScriptData): void {
  Object.assign(window, { ___webpackCompilationHash: hash });
  // Every later script, webpack's chunks included, must come from the site. Markup from strings throws.
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });

  let hasStarted = false;
  const start = (): void => {
    if (hasStarted) return;
    hasStarted = true;
    correctAddress(page);
    // A link to a malformed anchor of the same page. This listener precedes the router's.
    addEventListener('popstate', () => correctAddress(location.pathname));
    void loadFonts();
    // The layout needs the style sheet. If the style sheet fails to load, the entry runs anyway.
    const runEntry = (): void => add('script', { src: entry });
    add('link', { rel: 'stylesheet', href: styles, onload: runEntry, onerror: runEntry });
    for (const src of scripts.split(' ')) add('script', { src });
    [entry, ...data.split(' ')].forEach(preload);
  };

  if (document.hidden) return start();
  setTimeout(start, PAINT_TIMEOUT_MS);
  if ('PerformanceObserver' in window)
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
}
