import { setImmediate } from 'node:timers';

/**
 * Makes the static HTML of routes with modules of their own, so that the page under test starts as a visitor's does:
 * with nothing loaded that the static HTML had to wait for.
 *
 * @param paths such as "/about"
 * @returns the HTML by path
 */
export async function staticHtml(paths: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  // React's server renderer is made for Node, where this is global.
  Object.assign(globalThis, { setImmediate });
  await jest.isolateModulesAsync(async () => {
    const { renderRouteToHtml } = await import('./server');
    for (const path of paths) pages.set(path, await renderRouteToHtml(path));
  });
  Reflect.deleteProperty(globalThis, 'setImmediate');
  return pages;
}

/** Shows HTML as a browser does before any script has run. */
export function showHtml(html: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  return container;
}
