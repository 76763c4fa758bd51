import { devices } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromePath, flags, launchBrowser, median, repeat } from './browser.mjs';

/** The page is idle after this time without a request, in ms. */
const quiet = 4000;

const kinds = { document: 'html', script: 'script', font: 'font', image: 'image', stylesheet: 'style' };

/** Opens a page with a session of the DevTools protocol. */
async function openPage(browser, device) {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  return { context, page, client: await context.newCDPSession(page) };
}

/** Counts the transferred bytes of a first visit to each route until the page is idle, without interaction. */
export async function countBytes(origin, routes, device) {
  const browser = await launchBrowser();
  const rows = [];
  for (const route of routes) {
    const { context, page, client } = await openPage(browser, device);
    await client.send('Network.enable');
    const row = { route, requests: 0, bytes: 0, html: 0, script: 0, font: 0, image: 0, style: 0, other: 0 };
    const types = new Map();
    let last = Date.now();
    client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type.toLowerCase()));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      last = Date.now();
      row.requests += 1;
      row.bytes += encodedDataLength;
      row[kinds[types.get(requestId)] ?? 'other'] += encodedDataLength;
    });
    await page.goto(origin + route, { waitUntil: 'load' });
    while (Date.now() - last < quiet) await page.waitForTimeout(200);
    rows.push(row);
    await context.close();
  }
  await browser.close();
  return rows;
}

const medians = (results) =>
  Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]),
  );

/** @param tries when Lighthouse reports an error: sometimes the start of a trace is missing */
async function audit(url, config, options, tries = 3) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...flags] });
  const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...options }, config);
  chrome.kill();
  if (lhr.runtimeError) {
    if (tries === 1) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    return audit(url, config, options, tries - 1);
  }
  const figure = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const score = (name) => (lhr.categories[name]?.score ?? Number.NaN) * 100;
  const tasks = lhr.audits['long-tasks']?.details?.items ?? [];
  // The times of tasks are simulated too, like those of the first paint.
  const afterPaint = tasks.filter(({ startTime }) => startTime > figure('first-contentful-paint'));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    speed: figure('speed-index'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    thread: figure('mainthread-work-breakdown'),
    // Lighthouse lists tasks of more than 50 ms; 0 means that there is none.
    longest: Math.max(0, ...afterPaint.map(({ duration }) => duration)),
  };
}

/**
 * Medians of Lighthouse's figures.
 *
 * @param form "mobile" or "desktop"
 */
export const auditPage = async (url, form, runs) =>
  medians(await repeat(runs, () => audit(url, form === 'desktop' ? desktopConfig : undefined, {})));

/** Length of a first visit, in ms: before the first slide change. */
const visit = 4000;

/**
 * Measures the main-thread work of a first visit on a phone without throttling. CPU time does not include the time that
 * the thread waits for a core; Lighthouse's wall-clock figure does. Medians in ms.
 */
export async function mainThreadWork(url, runs) {
  const browser = await launchBrowser();
  const results = await repeat(runs, async () => {
    const { context, page, client } = await openPage(browser, 'Pixel 7');
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForTimeout(visit);
    const { metrics } = await client.send('Performance.getMetrics');
    await context.close();
    const options = { throttlingMethod: 'provided', onlyCategories: ['performance'] };
    const { thread } = await audit(url, undefined, options);
    return { cpu: 1000 * metrics.find(({ name }) => name === 'TaskDuration').value, clock: thread };
  });
  await browser.close();
  return medians(results);
}
