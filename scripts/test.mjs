/** Everything that must hold before a change lands, in order of what fails fastest, and the total at the end. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser.mjs';

const unitReport = 'test-results/unit.json';
const endToEndReport = 'test-results/e2e.json';

const steps = [
  ['npm', 'run', 'lint'],
  ['npm', 'run', 'content:check'],
  ['npm', 'run', 'build'],
  ['npm', 'run', 'typecheck'],
  ['npx', 'jest', '--ci', '--json', `--outputFile=${unitReport}`],
  ['npx', 'playwright', 'test'],
];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Adds up what both test runners report. */
function total() {
  const unit = read(unitReport);
  const endToEnd = read(endToEndReport);
  return {
    passed: (unit?.numPassedTests ?? 0) + (endToEnd ? endToEnd.stats.expected + endToEnd.stats.flaky : 0),
    failed: (unit?.numFailedTests ?? 0) + (endToEnd?.stats.unexpected ?? 0),
    flaky: endToEnd?.stats.flaky ?? 0,
  };
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
if (!ensureBrowser()) process.exit(1);

let failedStep = '';
for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) continue;
  failedStep = [command, ...args].join(' ');
  break;
}

const { passed, failed, flaky } = total();
if (failedStep) console.error(`Stopped at: ${failedStep}`);
if (flaky > 0) console.error(`${flaky} of them passed only when tried again: see ${endToEndReport}`);
// A step without tests of its own that fails counts as one.
console.log(`${passed} passed, ${failedStep ? Math.max(failed, 1) : failed} failed`);
process.exit(failedStep ? 1 : 0);
