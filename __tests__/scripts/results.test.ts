import {
  closingLine,
  countJest,
  countPlaywright,
  type StageResult,
  table,
  total,
} from '../../scripts/test/results';

const run = (
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
  expectedStatus = 'passed',
  results = [{}],
) => ({
  status,
  expectedStatus,
  projectName: 'site',
  results,
});

const spec = (title: string, ...tests: ReturnType<typeof run>[]) => ({ title, file: 'a.spec.ts', tests });

const stage = (state: StageResult['state'], count?: StageResult['count']): StageResult => ({
  name: 'lint',
  state,
  seconds: 1.6,
  count,
});

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
};

describe('Jest', () => {
  it('counts a test file that fails to load as a failed test', () => {
    expect(countJest(jestReport)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts an interruption as a failed test', () => {
    expect(countJest({ ...jestReport, wasInterrupted: true })).toMatchObject({ failed: 3 });
  });
});

describe('Playwright', () => {
  it('counts passed, failed and skipped tests of all suites', () => {
    const report = {
      errors: [],
      suites: [
        { specs: [spec('passes', run('expected')), spec('fails', run('unexpected'))] },
        { suites: [{ specs: [spec('needs nginx', run('skipped', 'skipped'))] }] },
      ],
    };
    expect(countPlaywright(report)).toEqual({ passed: 1, failed: 1, skipped: 1, notes: [] });
  });

  it.each([
    ['has no result', run('skipped', 'passed', [])],
    ['was skipped because an earlier test failed', run('skipped')],
    ['was not started although it would be skipped', run('skipped', 'skipped', [])],
  ])('counts a test that %s as failed and names it', (_, test) => {
    const count = countPlaywright({ errors: [], suites: [{ specs: [spec('waits', test)] }] });
    expect(count).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      notes: ['Did not run: site, a.spec.ts: waits'],
    });
  });

  it('names a test that passed only on retry', () => {
    const { passed, notes } = countPlaywright({ errors: [], specs: [spec('is slow', run('flaky'))] });
    expect([passed, notes]).toEqual([1, ['Passed only on retry: site, a.spec.ts: is slow']]);
  });

  it('counts errors outside of tests as failed tests', () => {
    expect(countPlaywright({ errors: [{}] }).failed).toBe(1);
  });
});

describe('The total', () => {
  const tests = { passed: 3, failed: 1, skipped: 0, notes: ['a note'] };

  it('adds up the tests and notes of all stages', () => {
    expect(total([stage('passed'), stage('failed', tests), stage('failed', tests)])).toEqual({
      passed: 6,
      failed: 2,
      skipped: 0,
      notes: ['a note', 'a note'],
    });
  });

  it.each([
    ['failed', 'Failed: lint'],
    ['not run', 'Did not run: lint'],
  ] as const)('counts a stage that %s as one failed test', (state, note) => {
    expect(total([stage(state)])).toMatchObject({ failed: 1, notes: [note] });
    expect(total([stage(state, null)])).toMatchObject({ failed: 1 });
    expect(total([stage(state, { ...tests, failed: 0 })])).toMatchObject({ passed: 3, failed: 1 });
  });

  it('is the closing line, which names skipped tests if there are any', () => {
    expect(closingLine(tests)).toBe('3 passed, 1 failed');
    expect(closingLine({ ...tests, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('shows the time of each stage', () => {
    expect(table([stage('passed')])).toMatch(/^lint +2 s +passed$/);
  });
});
