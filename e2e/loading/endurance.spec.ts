import type { CDPSession, Page } from '@playwright/test';
import { headingOf } from '../support/content';
import { open } from '../support/page';
import { expect, test } from '../support/test';

/** Each is a theme change and a route change. */
const rounds = 100;

/** After these rounds everything is loaded and cached. */
const warmUp = 20;

/** React keeps some nodes of the previous page. */
const tolerance = { listeners: 3, nodes: 30 };

/** The objects of a page in memory. */
interface Memory {
  listeners: number;
  nodes: number;
  timers: number;
}

/** Counts timers that are neither fired nor cleared. Runs before the page's own scripts. */
function countTimers(): void {
  const pending = new Set<number>();
  Object.assign(window, { pendingTimers: pending });
  const { setTimeout: set, setInterval: repeat, clearTimeout: clear } = window;
  const remember = (timer: number) => pending.add(timer) && timer;
  const forget = (timer = 0) => pending.delete(timer) && clear(timer);
  Object.assign(window, {
    setTimeout: (task: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const timer: number = set(() => pending.delete(timer) && task(...values), delay);
      return remember(timer);
    },
    setInterval: (task: () => void, delay?: number) => remember(repeat(task, delay)),
    clearTimeout: forget,
    clearInterval: forget,
  });
}

/** Counts the objects that remain after garbage collection. */
async function countMemory(page: Page, client: CDPSession): Promise<Memory> {
  await client.send('HeapProfiler.collectGarbage');
  const { jsEventListeners, nodes } = await client.send('Memory.getDOMCounters');
  const timers = await page.evaluate(
    () => (window as unknown as { pendingTimers: Set<number> }).pendingTimers.size,
  );
  return { listeners: jsEventListeners, nodes, timers };
}

/** Switches between two pages, with a theme change on each. Clicks by Playwright would take minutes. */
const goBackAndForth = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    async ([count, blog]) => {
      const press = (selector: string) => document.querySelector<HTMLElement>(`header ${selector}`)?.click();
      const heading = () => document.querySelector('h1')?.textContent;
      const pages = [
        { link: 'a[href="/blog"]', text: blog },
        { link: 'a[href="/"]', text: heading() },
      ];
      for (let round = 0; round < count; round += pages.length)
        for (const { link, text } of pages) {
          press('[aria-label^="Switch to"]');
          press(link);
          while (heading() !== text) await new Promise((resolve) => requestAnimationFrame(resolve));
        }
    },
    [times, headingOf('/blog')] as const,
  );

test('a hundred theme changes and route changes leak no listeners, timers or nodes', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await page.addInitScript(countTimers);
  await open(page);
  await goBackAndForth(page, warmUp);

  let before = await countMemory(page, client);
  // Waits for the effects of the last route change.
  await expect
    .poll(async () => {
      const last = before;
      before = await countMemory(page, client);
      return JSON.stringify(last) === JSON.stringify(before);
    })
    .toBe(true);
  expect(before.listeners).toBeGreaterThan(20);
  expect(before.timers).toBeGreaterThan(0);

  await goBackAndForth(page, rounds);
  const growth = async () => {
    const { listeners, nodes, timers } = await countMemory(page, client);
    return {
      listeners: Math.max(listeners - before.listeners - tolerance.listeners, 0),
      timers: Math.max(timers - before.timers, 0),
      nodes: Math.max(nodes - before.nodes - tolerance.nodes, 0),
    };
  };
  await expect.poll(growth).toEqual({ listeners: 0, timers: 0, nodes: 0 });
});
