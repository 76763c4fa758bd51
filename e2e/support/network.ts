import type { Page, Route } from '@playwright/test';

/**
 * Delays requests.
 *
 * @returns lets them and all later ones through
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** All script files of the site. */
export const scriptFiles = '**/*.js';

/** What can happen to a file. */
export const faults = {
  'is refused': (route: Route) => route.abort(),
  'is missing': (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
  'has a server error': (route: Route) => route.fulfill({ status: 500, body: 'error' }),
  'is temporarily unavailable': (route: Route) => route.fulfill({ status: 503, body: 'later' }),
  'is an HTML page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  'is empty': async (route: Route) => route.fulfill({ body: '' }),
  'is cut off': async (route: Route) => {
    const text = await (await route.fetch()).text();
    return route.fulfill({ body: text.slice(0, text.length / 2) });
  },
  'never arrives': () => undefined,
} satisfies Record<string, (route: Route) => unknown>;

export type Fault = keyof typeof faults;

/** Files that every page needs. */
export const files = {
  'the style sheet': /\/styles\.[^/]+\.css$/,
  React: /\/framework-[^/]+\.js$/,
  'the entry': /\/app-[^/]+\.js$/,
  "the page's code": /\/component---src-templates-[^/]+\.js$/,
  "the page's data": /\/page-data\/(?:index|about)\/page-data\.json$/,
  'the data of the build': /\/page-data\/app-data\.json$/,
  "the layout's data": /\/page-data\/sq\/d\/\d+\.json$/,
};

export type File = keyof typeof files;

/**
 * Makes a file fail.
 *
 * @returns sets what happens to the file; undefined lets it through. A route that is removed would also let through
 *   requests that wait
 */
export async function breakFile(page: Page, file: File): Promise<(fault?: Fault) => void> {
  let current: Fault | undefined;
  await page.route(files[file], (route) => (current ? faults[current](route) : route.continue()));
  return (fault) => (current = fault);
}
