import type { Page } from '@playwright/test';

/**
 * Holds requests back until they are released.
 *
 * @param page the tab
 * @param address which requests
 * @returns lets them go, and all that follow
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

/** Every script file of the site; the pages can be read without them, and come alive with them. */
export const scriptFiles = '**/*.js';
