/**
 * Runs the tests and prints the time of each stage and the number of tests.
 *
 *   npm run check   lint, formatting, content, types and unit tests
 *   npm test        the builds, the same checks, and the end-to-end tests
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './test/ensure-browser';
import { closingLine, table, total } from './test/results';
import { notRun, runStages, type Stage } from './test/stages';

const reports = 'test-results/reports';

const builds: Stage[] = [
  { name: 'build test sites', command: ['npm', 'run', 'build:test'] },
  { name: 'build', command: ['npm', 'run', 'build'] },
];

const unitTests: Stage = {
  name: 'unit tests',
  command: ['npx', 'jest', '--ci', '--json', `--outputFile=${reports}/unit.json`],
  report: { file: `${reports}/unit.json`, runner: 'jest' },
};

const checks: Stage[] = [
  { name: 'types', command: ['npm', 'run', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', 'lint'] },
  { name: 'formatting', command: ['npm', 'run', 'format:check'] },
  { name: 'content', command: ['npm', 'run', 'content:check'] },
];

const endToEnd = (name: string, file: string, ...projects: string[]): Stage => ({
  name,
  command: [
    'npx',
    'playwright',
    'test',
    '--reporter=list,json',
    ...projects.map((project) => `--project=${project}`),
  ],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${file}` },
  report: { file: `${reports}/${file}`, runner: 'playwright' },
});

/** The projects that run Gatsby follow the others, which would be slower beside them. */
const browserTests: Stage[] = [
  endToEnd('end-to-end', 'e2e.json', 'site', 'smoke', 'hosting'),
  endToEnd('editing', 'editing.json', 'builders'),
];

async function main(isCheckOnly: boolean): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const built = isCheckOnly ? [] : await runStages(builds);
  // The unit tests take as long as the other checks together.
  const checked = await Promise.all([runStages([unitTests], true), runStages(checks, true)]);
  const results = [...built, ...checked.flat()];
  if (!isCheckOnly) {
    const canOpenSites = built.every(({ state }) => state === 'passed') && ensureBrowser();
    results.push(...(canOpenSites ? await runStages(browserTests) : browserTests.map(notRun)));
  }

  const count = total(results);
  console.log(`\n${table(results)}\n`);
  for (const note of count.notes) console.log(note);
  console.log(closingLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
}

void main(process.argv.includes('--check'));
