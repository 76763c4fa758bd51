/**
 * Prints a Markdown table with the figures of Lighthouse on a phone, medians of seven runs, for pages of the built site.
 *
 *   npm run build && npm run bench / /services/web-design
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import type { Result } from 'lighthouse';
import { startServer, wholeBrowserOptions } from './browser';

const runs = 7;
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/'];

const { executablePath, args } = wholeBrowserOptions();
const flags = `--chrome-flags=--headless=new ${args.join(' ')}`;

const audit = (url: string): Result => {
  const json = execFileSync('node_modules/.bin/lighthouse', [url, '--quiet', '--output=json', flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(json) as Result;
};

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The columns of the table by audit: their titles, and what a unit of the audit is in them. */
const columns = {
  'first-contentful-paint': ['FCP ms', 1],
  'largest-contentful-paint': ['LCP ms', 1],
  'total-blocking-time': ['blocking ms', 1],
  'mainthread-work-breakdown': ['main thread ms', 1],
  'total-byte-weight': ['kB', 0.001],
} as const;
const scores = ['performance', 'accessibility', 'best-practices', 'seo'];

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const titles = ['page', scores.join(' / '), ...Object.values(columns).map(([title]) => title)];

const { origin, stop } = await startServer();
console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}; medians of ${runs}\n`);
row(...titles);
row(...titles.map(() => '---'));
for (const path of paths) {
  const results = Array.from({ length: runs }, () => audit(origin + path));
  const scoreOf = (name: string) => median(results.map(({ categories }) => categories[name]?.score ?? 0));
  const figures = Object.entries(columns).map(([name, [, unit]]) =>
    Math.round(unit * median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))),
  );
  row(path, scores.map((name) => 100 * scoreOf(name)).join(' / '), ...figures);
}
stop();
