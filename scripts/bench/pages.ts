import { chromium, devices } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { wholeBrowserOptions } from '../browser';
import { median, repeat } from './repeat';

const port = 9401;

type Form = 'mobile' | 'desktop';

/** @param tries when Lighthouse reports an error: sometimes the start of a trace is missing */
async function audit(url: string, form: Form, flags: Flags = {}, tries = 3): Promise<Result> {
  const { executablePath, args } = wholeBrowserOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const config = form === 'desktop' ? desktopConfig : undefined;
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error', ...flags }, config)) ?? {};
  await browser.close();
  if (lhr && !lhr.runtimeError) return lhr;
  if (tries === 1) throw new Error(`Lighthouse on ${url}: ${lhr?.runtimeError?.message}`);
  return audit(url, form, flags, tries - 1);
}

const figure = ({ audits }: Result, name: string): number => audits[name]?.numericValue ?? Number.NaN;

/** The rows of an audit's table. */
const itemsOf = ({ audits }: Result, name: string) =>
  (audits[name]?.details as { items: Record<string, number>[] } | undefined)?.items ?? [];

/** The phone of Playwright's "Pixel 7": it loads larger images than Lighthouse's. */
const phone = { mobile: true, width: 412, height: 839, deviceScaleFactor: 2.625 };

/** Counts requests and transferred kB of a first visit until the page is idle, without interaction. */
export async function countBytes(url: string, form: Form): Promise<(string | number)[]> {
  const result = await audit(url, form, {
    onlyAudits: ['resource-summary'],
    // Without simulation, Lighthouse waits until there was no request for five seconds.
    throttlingMethod: 'provided',
    ...(form === 'mobile' && { screenEmulation: phone }),
  });
  const items = itemsOf(result, 'resource-summary');
  const entries = items.map(({ resourceType, transferSize = 0 }) => [resourceType, transferSize / 1000]);
  const kilobytes = Object.fromEntries(entries) as Record<string, number>;
  const { total, document, script, font, image, stylesheet = 0, media = 0, other = 0 } = kilobytes;
  return [
    // The first row is the total.
    items[0]?.requestCount ?? 0,
    ...[total, document, script, font, image, stylesheet + media + other].map(
      (size) => size?.toFixed(1) ?? '',
    ),
  ];
}

/** Tasks of more than 50 ms are in Lighthouse's list. Their times are simulated, like that of the first paint. */
const longestTaskAfterPaint = (result: Result): number =>
  itemsOf(result, 'long-tasks')
    .filter(({ startTime = 0 }) => startTime > figure(result, 'first-contentful-paint'))
    .reduce((longest, { duration = 0 }) => Math.max(longest, duration), 0);

/** Medians of Lighthouse's figures: four scores, times in ms, layout shift, and main-thread work in ms. */
export async function auditPage(url: string, form: Form, runs: number): Promise<(string | number)[]> {
  const results = await repeat(runs, () => audit(url, form));
  const middle = (name: string, unit = 1) => median(results.map((result) => figure(result, name) / unit));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    median(results.map(({ categories }) => 100 * (categories[name]?.score ?? Number.NaN))),
  );
  return [
    scores.join(' / '),
    middle('first-contentful-paint'),
    middle('largest-contentful-paint'),
    middle('speed-index'),
    middle('total-blocking-time'),
    (middle('cumulative-layout-shift', 0.001) / 1000).toFixed(3),
    middle('mainthread-work-breakdown'),
    median(results.map(longestTaskAfterPaint)),
  ];
}

/** Length of a first visit, in ms: before the first slide change. */
const visit = 4000;

/** Main-thread work of a first visit on a phone without throttling, without the time that it waits for a core. In ms. */
export const cpuTime = async (url: string, runs: number): Promise<number> =>
  median(
    await repeat(runs, async () => {
      const browser = await chromium.launch(wholeBrowserOptions());
      const page = await browser.newPage(devices['Pixel 7']);
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(url);
      await page.waitForTimeout(visit);
      const { metrics } = await client.send('Performance.getMetrics');
      await browser.close();
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    }),
  );

/** Main-thread work without throttling by Lighthouse's clock. In ms. */
export async function threadTime(url: string, runs: number): Promise<number> {
  const flags: Flags = { throttlingMethod: 'provided', onlyAudits: ['mainthread-work-breakdown'] };
  const results = await repeat(runs, () => audit(url, 'mobile', flags));
  return median(results.map((result) => figure(result, 'mainthread-work-breakdown')));
}
