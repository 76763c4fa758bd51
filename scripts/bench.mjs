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
import { startServer } from './bench/browser.mjs';
import { benchBuilds } from './bench/builds.mjs';
import { timeEdits } from './bench/develop.mjs';
import { timeInteractions } from './bench/interactions.mjs';
import { auditPage, countBytes, mainThreadWork } from './bench/pages.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, 'no-builds': { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
/** Audits of each page other than the home page. */
const otherRuns = 3;
const port = 9400;
/** Wait after a build, in ms, while the system still writes files. */
const settling = 15_000;
const origin = `http://localhost:${port}`;
const routes = JSON.parse(readFileSync('content/pages.json', 'utf8')).pages.map(({ path }) => path);

const print = (title, text) => console.log(`\n## ${title}\n\n${text}`);

function printTable(title, head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  print(title, lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}

async function printBytes(title, measuredRoutes, device) {
  const rows = await countBytes(origin, measuredRoutes, device);
  printTable(
    `${title}, first visit, until idle`,
    ['route', 'requests', 'kB', 'HTML', 'script', 'fonts', 'images', 'other'],
    rows.map(({ route, requests, bytes, html, script, font, image, style, other }) => [
      route,
      requests,
      ...[bytes, html, script, font, image, style + other].map((size) => (size / 1000).toFixed(1)),
    ]),
  );
}

async function auditRow(route, form) {
  const figures = await auditPage(origin + route, form, route === '/' ? runs : otherRuns);
  const { performance, accessibility, practices, seo, fcp, lcp, speed, blocking, shift } = figures;
  return [
    `${route}, ${form}`,
    [performance, accessibility, practices, seo].map(Math.round).join(' / '),
    ...[fcp, lcp, speed, blocking].map(Math.round),
    shift.toFixed(3),
    Math.round(figures.thread),
    Math.round(figures.longest),
  ];
}

const auditHead = ['page', 'p / a / b / s', 'FCP ms', 'LCP ms', 'SI ms', 'TBT ms', 'CLS'];

spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
const server = await startServer(port);
await setTimeout(settling);

const machine = `${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
const date = new Date().toISOString().slice(0, 10);
console.log(
  `\n${machine}, Node ${process.version}; ${date}; home page: median of ${runs}, other pages of ${otherRuns}`,
);
await printBytes('Phone', routes, 'Pixel 7');
await printBytes('Desktop', ['/'], 'Desktop Chrome');

// The first run is slower, because the browser's files are not in the cache of the system.
await auditPage(`${origin}/`, 'mobile', 1);
const audits = [];
for (const form of ['mobile', 'desktop'])
  for (const route of routes) audits.push(await auditRow(route, form));
printTable('Lighthouse, simulated throttling', [...auditHead, 'main thread ms', 'longest task ms'], audits);

const { cpu, clock } = await mainThreadWork(`${origin}/`, runs);
print(
  'Main-thread work of the home page on a phone without throttling',
  `${Math.round(cpu)} ms of CPU time in 4 s; ${Math.round(clock)} ms of wall-clock time in Lighthouse, which measures longer`,
);
const interactions = await timeInteractions(`${origin}/`, runs);
printTable(
  'Interaction to next paint, 4x CPU slowdown',
  ['what', 'ms'],
  interactions.map(({ name, ms }) => [name, Math.round(ms)]),
);
server.kill();

if (!values['no-builds']) {
  const builds = await benchBuilds([routes.length, 1000, 5000]);
  printTable(
    'Builds',
    ['build', 's', 'peak MB'],
    builds.map(({ name, seconds, peak }) => [name, seconds.toFixed(1), Math.round(peak / 1e6)]),
  );
  const edit = await timeEdits(runs);
  console.log(`\nIn development an edit of content shows after ${Math.round(edit)} ms`);
}
