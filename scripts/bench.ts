/**
 * Builds the site, measures it and prints Markdown tables: bytes and requests per route, Lighthouse figures, main-thread
 * work, interactions, and the time of builds of several sizes.
 *
 *   npm run bench -- [--runs 9] [--no-builds]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchBuilds, benchPosts, timeEdits } from './bench/builds';
import { timeInteractions } from './bench/interactions';
import { auditPage, countBytes, cpuTime, threadTime } from './bench/pages';
import { startServer } from './browser';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, 'no-builds': { type: 'boolean' } },
});
const runs = Number(values.runs);
/** Audits of each page other than the home page. */
const otherRuns = 3;
/** Wait after a build, in ms, while the system still writes files. */
const settling = 15_000;
const { pages } = JSON.parse(readFileSync('content/pages.json', 'utf8')) as { pages: { path: string }[] };
const routes = pages.map(({ path }) => path);

function printTable(title: string, head: string[], rows: (string | number)[][]): void {
  const lines = [head, head.map(() => '---'), ...rows];
  console.log(`\n## ${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}

spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
const { origin, stop } = await startServer();
const home = `${origin}/`;
await setTimeout(settling);
const machine = `${cpus()[0]?.model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
const date = new Date().toISOString().slice(0, 10);
console.log(
  `\n${machine}, Node ${process.version}; ${date}; home page: median of ${runs}, other pages of ${otherRuns}`,
);

// The first run is slower, because the browser's files are not in the cache of the system.
await auditPage(home, 'mobile', 1);
const bytes = [];
const audits = [];
for (const form of ['mobile', 'desktop'] as const)
  for (const route of routes) {
    bytes.push([`${route}, ${form}`, ...(await countBytes(origin + route, form))]);
    const figures = await auditPage(origin + route, form, route === '/' ? runs : otherRuns);
    audits.push([`${route}, ${form}`, ...figures]);
  }
const kinds = ['HTML', 'script', 'fonts', 'images', 'other'];
printTable('First visit, until idle', ['page', 'requests', 'kB', ...kinds], bytes);
const times = ['FCP ms', 'LCP ms', 'SI ms', 'TBT ms', 'CLS', 'main thread ms', 'longest task ms'];
printTable('Lighthouse, simulated throttling', ['page', 'p / a / b / s', ...times], audits);
printTable(
  'Main-thread work of the home page on a phone without throttling',
  ['measured', 'ms'],
  [
    ['CPU time in 4 s', await cpuTime(home, runs)],
    ['wall-clock time in Lighthouse, which measures longer', await threadTime(home, runs)],
  ],
);
const interactions = await timeInteractions(home, runs);
printTable('Interaction to next paint, 4x CPU slowdown', ['what', 'ms'], interactions);
stop();

if (!values['no-builds']) {
  const builds = [...(await benchBuilds([routes.length, 1000, 5000])), await benchPosts(1000)];
  printTable('Builds', ['build', 's', 'peak MB'], builds);
  const edits = await timeEdits(runs);
  console.log(`\nIn development an edit shows after ${edits.price} ms (a price), ${edits.post} ms (a post)`);
}
