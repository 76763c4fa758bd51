import type { Page } from '@playwright/test';
import { open, settle } from './page';

/** Opens a page and stops its clock. Afterwards only `pass` moves time, so tests of delays are exact. */
export async function openFrozen(page: Page, path = '/'): Promise<void> {
  await page.clock.install();
  await open(page, path);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await settle(page);
}

/** Moves the stopped clock forward and waits until the page has rendered. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Makes timers of one length never fire, so that a temporary state of the page stays. Call it before `open`. */
export const suspendTimers = (page: Page, milliseconds: number): Promise<unknown> =>
  page.addInitScript((length) => {
    const { setTimeout: set, setInterval: repeat } = window;
    const stretch = (delay = 0) => (delay === length ? 2 ** 31 - 1 : delay);
    Object.assign(window, {
      setTimeout: (task: () => void, delay?: number) => set(task, stretch(delay)),
      setInterval: (task: () => void, delay?: number) => repeat(task, stretch(delay)),
    });
  }, milliseconds);
