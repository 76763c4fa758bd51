import type { Page } from '@playwright/test';

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
