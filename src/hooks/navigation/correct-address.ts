import { decodable, isCopy } from './page-address';

/** A path below the home page that the 404 page can keep. */
const plainPath = /^(?!index\/?$)(?:[\w.-]+\/?)*$/;

/**
 * Corrects the address. Hosts show a page at more addresses than its own, such as /about/ or /index.html, and the router
 * would show another page there. At the address of a 404 page, it decodes other characters, reads them as patterns with
 * parameters, or finds the home page's data at /index. It shows the 404 page of the first language at addresses without
 * a page, so that of another language is at its own.
 *
 * @param page the page's own path
 */
export function correctAddress(page: string): void {
  const url = new URL(location.href);
  const home = `${__BASE_PATH__}/`;
  if (page !== `${home}404.html` || !plainPath.test(url.pathname.replace(home, ''))) url.pathname = page;
  // The router decodes anchors.
  url.hash = decodable(url.hash);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

// gatsby-browser.tsx imports this file first, because the router reads the address when its own file is imported. The
// build writes the page's path (gatsby/output/html/script-element.ts). Development does not.
const page = document.querySelector<HTMLElement>('script[data-page]')?.dataset.page;

/** Whether the address is that of the page. At another one, the router would change it, or show the 404 page. */
export const isOwnAddress = !page || !isCopy(page);

if (page && isOwnAddress) {
  correctAddress(page);
  // Links to malformed anchors of the same page.
  addEventListener('popstate', () => correctAddress(location.pathname));
}
