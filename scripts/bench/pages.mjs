import { existsSync } from 'node:fs';
import { chromium, devices } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

export const chromePath = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : chromium.executablePath();
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The page is idle after this time without a request, in ms. */
const quiet = 4000;

const kinds = { document: 'html', script: 'script', font: 'font', image: 'image', stylesheet: 'style' };

/**
 * Counts the transferred bytes of a first visit until the page is idle, without interaction.
 *
 * @param origin such as http://localhost:9000
 * @param routes paths
 * @param device a device of Playwright's list
 * @returns a row for each route: requests, bytes in all and by type
 */
export async function countBytes(origin, routes, device) {
  const browser = await chromium.launch({ executablePath: chromePath, args: flags });
  const rows = [];
  for (const route of routes) {
    const context = await browser.newContext(devices[device]);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
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

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** How often an audit is repeated when Lighthouse reports an error: sometimes the start of a trace is missing. */
const tries = 3;

async function audit(url, config, options, left = tries) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...flags] });
  const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...options }, config);
  chrome.kill();
  if (lhr.runtimeError) {
    if (left === 1) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    return audit(url, config, options, left - 1);
  }
  const figure = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const tasks = lhr.audits['long-tasks']?.details?.items ?? [];
  // The times of tasks are simulated too, like those of the first paint.
  const afterPaint = tasks.filter(({ startTime }) => startTime > figure('first-contentful-paint'));
  return {
    performance: lhr.categories.performance.score * 100,
    accessibility: (lhr.categories.accessibility?.score ?? Number.NaN) * 100,
    practices: (lhr.categories['best-practices']?.score ?? Number.NaN) * 100,
    seo: (lhr.categories.seo?.score ?? Number.NaN) * 100,
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
 * Lighthouse's figures of a page, the median of several runs.
 *
 * @param url the page
 * @param form "mobile" or "desktop"
 * @param runs how many
 * @returns scores out of 100, times in ms, layout shift
 */
export async function auditPage(url, form, runs) {
  const config = form === 'desktop' ? desktopConfig : undefined;
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(url, config, {}));
  return medians(results);
}

/** Length of a first visit, in ms: before the first slide change. */
const visit = 4000;

/**
 * Measures the main-thread work of a first visit on a phone without throttling. CPU time does not include the time that
 * the thread waits for a core; Lighthouse's wall-clock figure does.
 *
 * @param url the page
 * @param runs how many
 * @returns medians in ms: CPU time, and Lighthouse's figure
 */
export async function mainThreadWork(url, runs) {
  const browser = await chromium.launch({ executablePath: chromePath, args: flags });
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(devices['Pixel 7']);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForTimeout(visit);
    const { metrics } = await client.send('Performance.getMetrics');
    const cpu = 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
    await context.close();
    const { thread } = await audit(url, undefined, {
      throttlingMethod: 'provided',
      onlyCategories: ['performance'],
    });
    results.push({ cpu, clock: thread });
  }
  await browser.close();
  return medians(results);
}

const medians = (results) =>
  Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]),
  );
