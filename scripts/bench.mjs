/**
 * Builds the site, measures it and prints Markdown tables: bytes and requests per route, Lighthouse figures, main-thread
 * work, interactions, and the time of builds of several sizes.
 *
 *   npm run bench -- [--json FILE] [--runs 9] [--no-builds]
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchBuilds } from './bench/builds.mjs';
import { timeEdits } from './bench/develop.mjs';
import { timeInteractions } from './bench/interactions.mjs';
import { auditPage, countBytes, mainThreadWork } from './bench/pages.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    runs: { type: 'string', default: '9' },
    'no-builds': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
/** Audits of each page other than the home page. */
const otherRuns = 3;
const port = 9400;
/** Wait after a build, in ms, while the system still writes files. */
const settling = 15_000;
const origin = `http://localhost:${port}`;
const routes = JSON.parse(readFileSync('content/pages.json', 'utf8')).pages.map(({ path }) => path);

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const row = (cells) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const bytesTable = (rows) =>
  table(
    ['route', 'requests', 'kB', 'HTML', 'script', 'fonts', 'images', 'other'],
    rows.map(({ route, requests, bytes, html, script, font, image, style, other }) => [
      route,
      requests,
      ...[bytes, html, script, font, image, style + other].map(kilobytes),
    ]),
  );

const auditTable = (rows) =>
  table(
    [
      'page',
      'p / a / b / s',
      'FCP ms',
      'LCP ms',
      'SI ms',
      'TBT ms',
      'CLS',
      'main thread ms',
      'longest task ms',
    ],
    rows.map(({ name, performance, accessibility, practices, seo, ...rest }) => [
      name,
      [performance, accessibility, practices, seo].map(Math.round).join(' / '),
      ...[rest.fcp, rest.lcp, rest.speed, rest.blocking].map(Math.round),
      rest.shift.toFixed(3),
      Math.round(rest.thread),
      Math.round(rest.longest),
    ]),
  );

spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
const server = spawn(process.execPath, ['scripts/serve.mjs'], {
  env: { ...process.env, PORT: String(port) },
});
await new Promise((resolve) => server.stdout.once('data', resolve));
await setTimeout(settling);

const result = {
  machine: `${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  date: new Date().toISOString().slice(0, 10),
  runs,
};
result.phone = await countBytes(origin, routes, 'Pixel 7');
result.desktop = await countBytes(origin, ['/'], 'Desktop Chrome');
// The first run is slower, because the browser's files are not in the cache of the system.
await auditPage(`${origin}/`, 'mobile', 1);
result.audits = [];
for (const form of ['mobile', 'desktop'])
  for (const route of routes)
    result.audits.push({
      name: `${route}, ${form}`,
      ...(await auditPage(origin + route, form, route === '/' ? runs : otherRuns)),
    });
result.mainThread = await mainThreadWork(`${origin}/`, runs);
result.interactions = await timeInteractions(`${origin}/`, runs);
server.kill();
if (!values['no-builds']) {
  result.builds = await benchBuilds([routes.length, 1000, 5000]);
  result.edit = await timeEdits(runs);
}

console.log(
  `\n${result.machine}; ${result.date}; home page: median of ${runs}, other pages of ${otherRuns}\n`,
);
console.log(`Phone, first visit, until idle\n\n${bytesTable(result.phone)}\n`);
console.log(`Desktop, first visit, until idle\n\n${bytesTable(result.desktop)}\n`);
console.log(`Lighthouse, simulated throttling\n\n${auditTable(result.audits)}\n`);
const { cpu, clock } = result.mainThread;
console.log(
  `Main-thread work of the home page on a phone without throttling: ${Math.round(cpu)} ms of CPU time in 4 s; ${Math.round(clock)} ms of wall-clock time in Lighthouse, which measures longer\n`,
);
console.log(
  `Interaction to next paint, 4x CPU slowdown\n\n${table(
    ['what', 'ms'],
    result.interactions.map(({ name, ms }) => [name, Math.round(ms)]),
  )}\n`,
);
if (result.builds) {
  console.log(
    `Builds\n\n${table(
      ['build', 's', 'peak MB'],
      result.builds.map(({ name, seconds, peak }) => [name, seconds.toFixed(1), Math.round(peak / 1e6)]),
    )}\n`,
  );
  console.log(`In development an edit of content shows after ${Math.round(result.edit)} ms\n`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
