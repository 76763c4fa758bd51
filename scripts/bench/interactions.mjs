import { devices } from '@playwright/test';
import { launchBrowser, median, repeat } from './browser.mjs';

/** CPU slowdown, the same as Lighthouse's for mobile. */
const slowdown = 4;

/** Interactions with one click or tap each. */
const presses = [
  { name: 'menu opens', press: (page) => page.getByRole('button', { name: 'Services' }) },
  { name: 'theme', press: (page) => page.getByRole('button', { name: /Switch to/ }) },
  { name: 'slide dot', press: (page) => page.getByRole('button', { name: 'Go to slide 2' }) },
  { name: 'pricing option', press: (page) => page.getByRole('radio', { name: 'Visual Identity' }).last() },
  {
    name: 'mobile panel opens',
    isPhone: true,
    press: (page) => page.getByRole('button', { name: 'Open menu' }),
  },
];

/** Records the Event Timing entries of interactions. */
const observeEvents = () => {
  window.eventTimes = [];
  new PerformanceObserver((list) =>
    window.eventTimes.push(
      ...list
        .getEntries()
        .filter(({ interactionId }) => interactionId > 0)
        .map(({ duration }) => duration),
    ),
  ).observe({ type: 'event', durationThreshold: 16 });
};

async function openPage(browser, origin, isPhone) {
  const context = await browser.newContext(devices[isPhone ? 'Pixel 7' : 'Desktop Chrome']);
  const page = await context.newPage();
  await page.addInitScript(observeEvents);
  await page.goto(origin, { waitUntil: 'load' });
  await page.getByRole('banner').waitFor();
  await page.waitForTimeout(1500);
  return page;
}

async function timePress(browser, origin, { press, isPhone = false }) {
  const page = await openPage(browser, origin, isPhone);
  const target = press(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // By coordinates: when it clicks a locator, Playwright runs checks between the events.
  const { x, y, width, height } = await target.boundingBox();
  const place = [x + width / 2, y + height / 2];
  if (!isPhone) await page.mouse.move(...place);
  await page.waitForTimeout(500);
  await page.evaluate(() => (window.eventTimes.length = 0));
  await (isPhone ? page.touchscreen.tap(...place) : page.mouse.click(...place));
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => window.eventTimes);
  await page.context().close();
  // The observer does not report shorter events.
  return Math.max(16, ...times);
}

/** Time from the click on a prefetched link to the paint of the new heading, in ms. */
async function timeRouteChange(browser, origin) {
  const page = await openPage(browser, origin, false);
  const link = page.getByRole('banner').getByRole('link', { name: 'Portfolio' });
  const { x, y, width, height } = await link.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    window.routeChange = new Promise((settle) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (heading() === before) return requestAnimationFrame(look);
            // A message arrives after the paint of this frame.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => settle(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  });
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(() => window.routeChange);
  await page.context().close();
  return time;
}

/** Measures interactions until the next paint with CPU slowdown, and a change of route without. Medians in ms. */
export async function timeInteractions(origin, runs) {
  const browser = await launchBrowser();
  const rows = [];
  for (const press of presses)
    rows.push({ name: press.name, ms: median(await repeat(runs, () => timePress(browser, origin, press))) });
  const routeChanges = await repeat(runs, () => timeRouteChange(browser, origin));
  rows.push({ name: 'route change, prefetched, full speed', ms: median(routeChanges) });
  await browser.close();
  return rows;
}
