import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

/** The tests of one stage. Tests that did not run count as failed. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that did not run or passed only on retry, one line each. */
  notes: string[];
}

/** A stage of the test run. Only stages that run tests have a count. */
export interface StageResult {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  count?: Count;
}

/** The part of Jest's JSON report that is read here. */
type JestReport = Record<
  `num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests` | 'numRuntimeErrorTestSuites',
  number
> & { wasInterrupted?: boolean };

/** A test file that fails to load has no tests in the report, so each counts as one failed test. */
export const countJest = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites + Number(report.wasInterrupted ?? false),
  skipped: report.numPendingTests + report.numTodoTests,
  notes: report.wasInterrupted ? ['Jest was interrupted'] : [],
});

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] =>
  specs.concat(suites.flatMap(specsOf));

/** Playwright reports a test that did not run as skipped. Only a test that asks for it is skipped. */
export function countPlaywright({ suites, errors }: Pick<JSONReport, 'suites' | 'errors'>): Count {
  const count: Count = { passed: 0, failed: errors.length, skipped: 0, notes: [] };
  for (const { title, file, tests } of suites.flatMap(specsOf))
    for (const { status, expectedStatus, projectName, results } of tests) {
      const name = `${projectName}, ${file}: ${title}`;
      const hasRun = results.length > 0 && (status !== 'skipped' || expectedStatus === 'skipped');
      if (!hasRun) count.notes.push(`Did not run: ${name}`);
      if (status === 'flaky') count.notes.push(`Passed only on retry: ${name}`);
      if (!hasRun || status === 'unexpected') count.failed += 1;
      else if (status === 'skipped') count.skipped += 1;
      else count.passed += 1;
    }
  return count;
}

/** Adds up all stages. One that failed or did not run is one failed test, unless its own tests account for that. */
export function total(stages: StageResult[]): Count {
  const sum: Count = { passed: 0, failed: 0, skipped: 0, notes: [] };
  for (const { name, state, count = { passed: 0, failed: 0, skipped: 0, notes: [] } } of stages) {
    const isUnexplained = state !== 'passed' && count.failed === 0;
    if (isUnexplained) sum.notes.push(`${state === 'failed' ? 'Failed' : 'Did not run'}: ${name}`);
    sum.passed += count.passed;
    sum.failed += count.failed + Number(isUnexplained);
    sum.skipped += count.skipped;
    sum.notes.push(...count.notes);
  }
  return sum;
}

/** The closing line of a test run. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** One line for a stage: its name, its time and its state. */
export const stageLine = ({ name, seconds, state, count }: StageResult): string =>
  [name.padEnd(20), `${Math.round(seconds)} s`.padStart(6), state, count ? `(${closingLine(count)})` : '']
    .join('  ')
    .trimEnd();
