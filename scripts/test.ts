/**
 * Runs the tests and prints the time of each stage and the number of tests.
 *
 *   npm run check      lint, formatting, content, types and unit tests
 *   npm test           builds of the test sites, the same checks, and the end-to-end tests
 *   npm run test:all   the same, and a build of content/, rare faults, endurance, Firefox and WebKit
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser';

const reports = 'test-results/reports';
const jestReport = `${reports}/jest.json`;
const playwrightReport = `${reports}/playwright.json`;

type Stage = [name: string, command: string];

const isCheckOnly = process.argv.includes('--check');
const isComplete = process.argv.includes('--all');

const builds: Stage[] = [
  ['build test sites', 'npm run build:test'],
  ...(isComplete ? [['build', 'npm run build'] satisfies Stage] : []),
];
const checks: Stage[] = [
  ['types', 'npm run typecheck'],
  ['lint', 'npm run lint'],
  ['styles', 'npm run lint:styles'],
  ['formatting', 'npm run format:check'],
  ['content', 'npm run content:check'],
];
const unitTests: Stage = ['unit tests', `npx jest --ci --maxWorkers=2 --json --outputFile=${jestReport}`];
const browserTests: Stage = [
  'end-to-end',
  `npx playwright test --reporter=list,json${isComplete ? '' : ' --project=site --project=hosting --project=editing'}`,
];

let failedStages = 0;

async function run([name, command]: Stage, isBuffered: boolean): Promise<void> {
  const start = Date.now();
  const child = spawn(command, {
    shell: true,
    stdio: isBuffered ? 'pipe' : 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text));
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(output));
  if (code !== 0) failedStages += 1;
  console.log(
    `${name}: ${code === 0 ? 'passed' : 'failed'} after ${Math.round((Date.now() - start) / 1000)} s`,
  );
}

/**
 * Runs stages one after the other, each whether or not the one before has failed.
 *
 * @param isBuffered whether a stage's output is printed at its end, because other stages run at the same time
 */
async function runAll(stages: Stage[], isBuffered = false): Promise<void> {
  for (const stage of stages) await run(stage, isBuffered);
}

const readReport = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>) : undefined;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (isCheckOnly) {
  await Promise.all([runAll(checks, true), run(unitTests, true)]);
} else {
  // Builds leave one core idle at times.
  await Promise.all([runAll(builds), runAll([...checks, unitTests], true)]);
  if (ensureBrowser()) await run(browserTests, false);
  else failedStages += 1;
}

const jest: Record<string, number> = readReport(jestReport) ?? {};
const { stats = {} }: { stats?: Record<string, number> } = readReport(playwrightReport) ?? {};
const sum = (...counts: (number | undefined)[]) =>
  counts.reduce<number>((total, count = 0) => total + count, 0);
const passed = sum(jest.numPassedTests, stats.expected, stats.flaky);
const failed = sum(jest.numFailedTests, jest.numRuntimeErrorTestSuites, stats.unexpected);
const skipped = sum(jest.numPendingTests, stats.skipped);
// A stage without tests, such as a build, counts as one test if it fails.
const shown = Math.max(failed, failedStages);
console.log(`\n${passed} passed, ${shown} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = shown === 0 ? 0 : 1;
