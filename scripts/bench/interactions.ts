import { chromium, devices, type Locator, type Page } from '@playwright/test';
import { wholeBrowserOptions } from '../browser';
import { median, repeat } from './repeat';

/** CPU slowdown, the same as Lighthouse's for mobile. */
const slowdown = 4;

/** Interactions with one click or tap each. */
const presses: [what: string, role: 'button' | 'radio', name: string | RegExp, device: string][] = [
  ['menu opens', 'button', 'Services', 'Desktop Chrome'],
  ['theme', 'button', /Switch to/, 'Desktop Chrome'],
  ['slide dot', 'button', 'Go to slide 2', 'Desktop Chrome'],
  ['pricing option', 'radio', 'Visual Identity', 'Desktop Chrome'],
  ['mobile panel opens', 'button', 'Open menu', 'Pixel 7'],
];

/** The longest event of the interactions in the next two seconds, in ms. The browser does not report those below 16. */
const longestEvent = () =>
  new Promise<number>((resolve) => {
    let longest = 16;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) longest = Math.max(longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    setTimeout(() => resolve(longest), 2000);
  });

async function timePress(page: Page, target: Locator, isTouch: boolean): Promise<number> {
  await (isTouch ? target.scrollIntoViewIfNeeded() : target.hover());
  await page.waitForTimeout(1000);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const time = page.evaluate(longestEvent);
  // With `force`, Playwright runs no checks between the events.
  await (isTouch ? target.tap({ force: true }) : target.click({ force: true }));
  return time;
}

/** Time from the click on a prefetched link to the paint of the new heading, in ms. */
async function timeRouteChange(page: Page): Promise<number> {
  const target = page.getByRole('banner').getByRole('link', { name: 'Portfolio' });
  await target.hover();
  await page.waitForTimeout(1500);
  return target.evaluate(async (link: HTMLElement) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const start = performance.now();
    link.click();
    while (heading() === before) await new Promise(requestAnimationFrame);
    // A message arrives after the paint of this frame.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    return performance.now() - start;
  });
}

/** Measures interactions until the next paint with CPU slowdown, and a change of route without. Medians in ms. */
export async function timeInteractions(url: string, runs: number): Promise<[what: string, ms: number][]> {
  const browser = await chromium.launch(wholeBrowserOptions());
  const onPage = async (device: string, measure: (page: Page) => Promise<number>) =>
    median(
      await repeat(runs, async () => {
        const page = await browser.newPage(devices[device]);
        await page.goto(url);
        await page.getByRole('banner').waitFor();
        await page.waitForTimeout(1500);
        const time = await measure(page);
        await page.close();
        return time;
      }),
    );
  const rows: [string, number][] = [];
  for (const [what, role, name, device] of presses) {
    const isTouch = device === 'Pixel 7';
    const time = (page: Page) => timePress(page, page.getByRole(role, { name }).last(), isTouch);
    rows.push([what, await onPage(device, time)]);
  }
  rows.push(['route change, prefetched, full speed', await onPage('Desktop Chrome', timeRouteChange)]);
  await browser.close();
  return rows;
}
