/** The tests of one stage. Tests that did not run count as failed. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that did not run or passed only on retry, one line each. */
  notes: string[];
}

export type State = 'passed' | 'failed' | 'not run';

/** A stage of the test run. Only stages that run tests have a count. */
export interface StageResult {
  name: string;
  state: State;
  seconds: number;
  count?: Count | null;
}

/** The part of Jest's JSON report that is read here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  wasInterrupted?: boolean;
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  expectedStatus: string;
  projectName: string;
  results: unknown[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport extends PlaywrightSuite {
  errors: unknown[];
}

/** A test file that fails to load has no tests in the report, so each counts as one failed test. */
export function countJest(report: JestReport): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites + Number(report.wasInterrupted ?? false),
    skipped: numPendingTests + numTodoTests,
    notes: report.wasInterrupted ? ['Jest was interrupted'] : [],
  };
}

/** Playwright reports a test that did not run as skipped. Only a test that asks for it is skipped. */
export function countPlaywright(report: PlaywrightReport): Count {
  const count: Count = { passed: 0, failed: report.errors.length, skipped: 0, notes: [] };
  const visit = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    suites.forEach(visit);
    for (const { title, file, tests } of specs)
      for (const { status, expectedStatus, projectName, results } of tests) {
        const name = `${projectName}, ${file}: ${title}`;
        const hasRun = results.length > 0 && (status !== 'skipped' || expectedStatus === 'skipped');
        if (!hasRun) count.notes.push(`Did not run: ${name}`);
        if (status === 'flaky') count.notes.push(`Passed only on retry: ${name}`);
        if (!hasRun || status === 'unexpected') count.failed += 1;
        else if (status === 'skipped') count.skipped += 1;
        else count.passed += 1;
      }
  };
  visit(report);
  return count;
}

/**
 * Adds up all stages. A stage that failed or did not run counts as one failed test, unless its own tests account for
 * the failure.
 */
export function total(stages: StageResult[]): Count {
  const sum: Count = { passed: 0, failed: 0, skipped: 0, notes: [] };
  for (const { name, state, count } of stages) {
    const isUnexplained = state !== 'passed' && !count?.failed;
    if (isUnexplained) sum.notes.push(`${state === 'failed' ? 'Failed' : 'Did not run'}: ${name}`);
    sum.passed += count?.passed ?? 0;
    sum.failed += (count?.failed ?? 0) + Number(isUnexplained);
    sum.skipped += count?.skipped ?? 0;
    sum.notes.push(...(count?.notes ?? []));
  }
  return sum;
}

/** The closing line of a test run. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** One line per stage: its name, its time and its state. */
export const table = (stages: StageResult[]): string =>
  stages
    .map(({ name, seconds, state, count }) =>
      [name.padEnd(20), `${Math.round(seconds)} s`.padStart(6), state, count ? `(${closingLine(count)})` : '']
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
