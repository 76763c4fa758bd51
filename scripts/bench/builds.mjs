import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Between two measurements of memory, in ms. */
const samplingInterval = 250;

/** Copies the files in git; node_modules is a symbolic link. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'foldline-bench-'));
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Adds placeholder pages to the route list. */
function addRoutes(folder, count) {
  const file = join(folder, 'content/pages.json');
  const list = JSON.parse(readFileSync(file, 'utf8'));
  const [, model] = list.pages;
  for (let number = list.pages.length; number < count; number += 1)
    list.pages.push({ ...model, path: `/bench/page-${number}`, image: undefined });
  writeFileSync(file, JSON.stringify(list, null, 2));
}

/** Memory of a session's processes, in bytes. They share the size of common pages (PSS). Needs Linux. */
const memoryOf = (session) =>
  spawnSync('ps', ['-o', 'pss=', '-s', session], { encoding: 'utf8' })
    .stdout.split('\n')
    // A process that has just ended has no size.
    .reduce((sum, kilobytes) => sum + (Number(kilobytes) || 0) * 1024, 0);

/** Runs a build in a session of its own. Returns seconds and peak bytes. */
function build(folder) {
  return new Promise((settle, fail) => {
    const start = performance.now();
    const child = spawn('npx', ['gatsby', 'build', '--prefix-paths'], {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
    });
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid))), samplingInterval);
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0) fail(new Error(`The build in ${folder} ended with ${code}`));
      else settle({ seconds: (performance.now() - start) / 1000, peak });
    });
  });
}

/** Builds copies of the site with several numbers of routes, and the first again after one edit. */
export async function benchBuilds(counts) {
  const rows = [];
  for (const count of counts) {
    const folder = copyProject();
    try {
      addRoutes(folder, count);
      rows.push({ name: `cold, ${count} routes`, ...(await build(folder)) });
      if (count !== counts[0]) continue;
      const plans = join(folder, 'content/sections/plans.json');
      writeFileSync(plans, readFileSync(plans, 'utf8').replace('£4,997+', '£5,097+'));
      rows.push({ name: `warm, ${count} routes, one price changed`, ...(await build(folder)) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}
