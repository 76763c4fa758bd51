import { setImmediate } from 'node:timers';

/**
 * Renders the static HTML of routes in separate modules, so that the test's own modules have loaded no lazy component.
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

/** Adds HTML to the document, as before any script has run. */
export function showHtml(html: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  return container;
}
