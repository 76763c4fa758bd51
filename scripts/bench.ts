/**
 * Builds the site and prints two Markdown tables: Lighthouse's figures of each page on a phone, and the bytes of a first
 * visit.
 *
 *   npm run bench -- [--runs 7]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { freePort } from '../e2e/support/servers/free-port';
import { startServer, wholeBrowserOptions } from './browser';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
/** Wait after the build, in ms, while the system still writes files. */
const settling = 15_000;

const { pages } = JSON.parse(readFileSync('content/pages.json', 'utf8')) as { pages: { path: string }[] };

async function audit(url: string, flags: Flags = {}): Promise<Result> {
  const port = await freePort();
  const { executablePath, args } = wholeBrowserOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error', ...flags })) ?? {};
  await browser.close();
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr?.runtimeError?.message}`);
  return lhr;
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const times = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'blocking ms',
  'mainthread-work-breakdown': 'main thread ms',
};
const scores = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Medians of the scores and times of a page. */
async function measure(url: string): Promise<(string | number)[]> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await audit(url));
  const score = (name: string) =>
    median(results.map(({ categories }) => 100 * (categories[name]?.score ?? 0)));
  const time = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return [scores.map(score).join(' / '), ...Object.keys(times).map((name) => Math.round(time(name)))];
}

/** Requests and kB of a first visit until the page is idle. */
async function weigh(url: string): Promise<(string | number)[]> {
  const { audits } = await audit(url, { onlyAudits: ['resource-summary'], throttlingMethod: 'provided' });
  const { items } = audits['resource-summary']?.details as unknown as {
    items: { resourceType: string; requestCount: number; transferSize: number }[];
  };
  const of = (type: string) => items.find(({ resourceType }) => resourceType === type);
  const kilobytes = ['total', 'document', 'script', 'font', 'image'].map((type) =>
    ((of(type)?.transferSize ?? 0) / 1000).toFixed(1),
  );
  return [of('total')?.requestCount ?? 0, ...kilobytes];
}

function printTable(head: string[], rows: (string | number)[][]): void {
  const lines = [head, head.map(() => '---'), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}

spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
const { origin, stop } = await startServer();
await setTimeout(settling);
// The first run is slower, because the browser's files are not in the cache of the system.
await audit(origin);
const measured = [];
const weighed = [];
for (const { path } of pages) {
  measured.push([path, ...(await measure(origin + path))]);
  weighed.push([path, ...(await weigh(origin + path))]);
}
stop();
const machine = `${cpus()[0]?.model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
const date = new Date().toISOString().slice(0, 10);
console.log(`\n${machine}, Node ${process.version}; ${date}; medians of ${runs}`);
printTable(['page', 'p / a / b / s', ...Object.values(times)], measured);
printTable(['page', 'requests', 'kB', 'HTML', 'script', 'fonts', 'images'], weighed);
