/**
 * Runs the tests and prints the time of each stage and the number of tests.
 *
 *   npm run check   lint, formatting, content, types and unit tests
 *   npm test        the builds, the same checks, and the end-to-end tests
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser';
import { closingLine, countJest, countPlaywright, stageLine, type StageResult, total } from './test/results';

interface Stage {
  name: string;
  /** A line for the shell. */
  command: string;
  /** Counts the tests in the JSON report that the command writes to `reportOf(name)`. */
  count?: typeof countJest | typeof countPlaywright;
}

const reports = 'test-results/reports';
const reportOf = (name: string) => `${reports}/${name.replaceAll(' ', '-')}.json`;

const builds: Stage[] = [
  { name: 'build test sites', command: 'npm run build:test' },
  { name: 'build', command: 'npm run build' },
];

const unitTests: Stage = {
  name: 'unit tests',
  command: `npx jest --ci --maxWorkers=2 --json --outputFile=${reportOf('unit tests')}`,
  count: countJest,
};

const checks: Stage[] = [
  { name: 'types', command: 'npm run typecheck' },
  { name: 'lint', command: 'npm run lint' },
  { name: 'formatting', command: 'npm run format:check' },
  { name: 'content', command: 'npm run content:check' },
];

const playwright = 'npx playwright test --reporter=list,json';

/** The projects that run Gatsby follow the others, which would be slower beside them. */
const browserTests: Stage[] = [
  {
    name: 'end-to-end',
    command: `${playwright} --project=site --project=smoke --project=hosting`,
    count: countPlaywright,
  },
  { name: 'editing', command: `${playwright} --project=builders`, count: countPlaywright },
];

let isInterrupted = false;
// The children receive the signal too. The run goes on to its closing line.
process.on('SIGINT', () => (isInterrupted = true));

const notRun = ({ name }: Stage): StageResult => ({ name, state: 'not run', seconds: 0 });

async function runStage({ name, command, count }: Stage, isBuffered: boolean): Promise<StageResult> {
  const start = Date.now();
  const report = reportOf(name);
  const child = spawn(command, {
    shell: true,
    stdio: isBuffered ? 'pipe' : 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text));
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(output));
  return {
    name,
    state: code === 0 ? 'passed' : 'failed',
    seconds: (Date.now() - start) / 1000,
    count: existsSync(report) ? count?.(JSON.parse(readFileSync(report, 'utf8'))) : undefined,
  };
}

/**
 * Runs stages one after the other, each whether or not the one before has failed.
 *
 * @param isBuffered whether a stage's output is printed at its end, because other stages run at the same time
 */
async function runStages(stages: Stage[], isBuffered = false): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(isInterrupted ? notRun(stage) : await runStage(stage, isBuffered));
  return results;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const isCheckOnly = process.argv.includes('--check');
// Unit tests use both cores, because the stages beside them leave one of them idle at times. The checks come first because a build writes the types again at its end.
const [built = [], ...checked] = await Promise.all(
  isCheckOnly
    ? [[], runStages([unitTests], true), runStages(checks, true)]
    : [runStages(builds), runStages([...checks, unitTests], true)],
);
const results = [...built, ...checked.flat()];
if (!isCheckOnly) {
  const canOpenSites = built.every(({ state }) => state === 'passed') && ensureBrowser();
  results.push(...(canOpenSites ? await runStages(browserTests) : browserTests.map(notRun)));
}

const count = total(results);
console.log(`\n${[...results.map(stageLine), '', ...count.notes, closingLine(count)].join('\n')}`);
process.exitCode = count.failed === 0 ? 0 : 1;
