import type { CDPSession, Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';

/** A theme toggle and a change of route each. */
const rounds = 1000;

/** After so many everything has been loaded and remembered once. */
const warmUp = 20;

/** React keeps a little of the page before: one listener leaked in every hundredth round would be seen, one node in every tenth. */
const tolerance = { listeners: rounds / 100, nodes: rounds / 10 };

// Every step with its images would be more than the test itself.
test.use({ trace: 'off' });

/** What a page holds on to. */
interface Holdings {
  listeners: number;
  nodes: number;
  timers: number;
}

/** Counts timers that have been set and have neither fired nor been cleared. Runs before the page's own scripts. */
function countTimers(): void {
  const pending = new Set<number>();
  Object.assign(window, { pendingTimers: pending });
  const { setTimeout: set, setInterval: repeat, clearTimeout: clear } = window;
  const forget = (timer?: number) => {
    pending.delete(timer as number);
    clear(timer);
  };
  const remember = (timer: number) => {
    pending.add(timer);
    return timer;
  };
  Object.assign(window, {
    setTimeout: (task: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const timer: number = set(() => {
        pending.delete(timer);
        task(...values);
      }, delay);
      return remember(timer);
    },
    setInterval: (task: () => void, delay?: number) => remember(repeat(task, delay)),
    clearTimeout: forget,
    clearInterval: forget,
  });
}

/** Counts what the page holds on to when everything is gone that can go. */
async function countHoldings(page: Page, client: CDPSession): Promise<Holdings> {
  await client.send('HeapProfiler.collectGarbage');
  const { jsEventListeners, nodes } = await client.send('Memory.getDOMCounters');
  const timers = await page.evaluate(
    () => (window as unknown as { pendingTimers: Set<number> }).pendingTimers.size,
  );
  return { listeners: jsEventListeners, nodes, timers };
}

/**
 * Back and forth between the home page and another one, with a toggle on each; ends where it began. It goes on within the
 * page: a thousand clicks from outside take minutes.
 */
const toAndFro = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    const press = (selector: string) => document.querySelector<HTMLElement>(`header ${selector}`)?.click();
    const heading = () => document.querySelector('h1')?.textContent;
    const ways = [
      { link: 'a[href="/blog"]', words: 'Blog' },
      { link: 'a[href="/"]', words: heading() },
    ];
    for (let round = 0; round < count; round += ways.length)
      for (const { link, words } of ways) {
        press('[aria-label^="Switch to"]');
        press(link);
        while (heading() !== words) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
  }, times);

test('a thousand theme toggles and a thousand changes of route leave nothing behind', async ({ page }) => {
  test.setTimeout(300_000);
  const client = await page.context().newCDPSession(page);
  await page.addInitScript(countTimers);
  await open(page);
  await toAndFro(page, warmUp);

  let before = await countHoldings(page, client);
  // Until what the last change of route has set off is over.
  await expect
    .poll(async () => {
      const last = before;
      before = await countHoldings(page, client);
      return JSON.stringify(last) === JSON.stringify(before);
    })
    .toBe(true);
  expect(before.listeners).toBeGreaterThan(20);
  expect(before.timers).toBeGreaterThan(0);

  await toAndFro(page, rounds);
  const growth = async () => {
    const { listeners, nodes, timers } = await countHoldings(page, client);
    return {
      listeners: Math.max(listeners - before.listeners - tolerance.listeners, 0),
      timers: Math.max(timers - before.timers, 0),
      nodes: Math.max(nodes - before.nodes - tolerance.nodes, 0),
    };
  };
  await expect.poll(growth).toEqual({ listeners: 0, timers: 0, nodes: 0 });
});
