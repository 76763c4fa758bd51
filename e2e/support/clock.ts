import type { Page } from '@playwright/test';
import { open, settle } from './page';

/**
 * Opens a page and stops its clock, so that from here on time passes only by `pass`: exact to the millisecond on
 * the slowest machine.
 *
 * @param page the tab
 * @param path a route
 */
export async function openFrozen(page: Page, path = '/'): Promise<void> {
  await page.clock.install();
  await open(page, path);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await settle(page);
}

/** Lets an exact time pass on a page whose clock stands, and everything happen that it brings. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}
