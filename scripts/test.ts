/**
 * Runs the tests, at most two stages at a time, and prints the time of each.
 *
 *   npm run check      lint, formatting, content, types and unit tests
 *   npm test           builds of the test sites, the same checks, and the end-to-end tests
 *   npm run test:all   the same, and a build of content/, rare faults, endurance, Firefox and WebKit
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBrowser } from './browser';

const isCheckOnly = process.argv.includes('--check');
const isComplete = process.argv.includes('--all');

const checks = ['typecheck', 'lint', 'lint:styles', 'format:check', 'content:check'];
const unitTests = 'test:unit -- --ci --maxWorkers=2';
const builds = ['build:test', ...(isComplete ? ['build'] : [])];
const projects = isComplete ? '' : ' -- --project=site --project=hosting --project=editing';

const failed: string[] = [];

/**
 * Runs scripts one after the other, each whether or not the one before has failed.
 *
 * @param isBuffered whether a script's output is printed at its end, because others run at the same time
 */
async function runAll(scripts: readonly string[], isBuffered: boolean): Promise<void> {
  for (const script of scripts) {
    const start = Date.now();
    const child = spawn(`npm run --silent ${script}`, {
      shell: true,
      stdio: isBuffered ? 'pipe' : 'inherit',
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => output.push(text));
    const [code] = (await once(child, 'close')) as [number | null];
    process.stdout.write(Buffer.concat(output));
    const [name = ''] = script.split(' ');
    if (code !== 0) failed.push(name);
    console.log(
      `${name}: ${code === 0 ? 'passed' : 'failed'} after ${Math.round((Date.now() - start) / 1000)} s`,
    );
  }
}

if (isCheckOnly) {
  await Promise.all([runAll(checks, true), runAll([unitTests], true)]);
} else {
  // Builds leave one core idle at times.
  await Promise.all([runAll(builds, false), runAll([...checks, unitTests], true)]);
  if (ensureBrowser()) await runAll([`test:e2e${projects}`], false);
  else failed.push('test:e2e');
}
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nall passed');
process.exitCode = failed.length > 0 ? 1 : 0;
