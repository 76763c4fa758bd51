import { closingLine, countJest, countPlaywright, stageLine, total } from '../../scripts/test/results';

const run = (status: string, expectedStatus = 'passed', results = [{}]) => ({
  status,
  expectedStatus,
  projectName: 'site',
  results,
});

const spec = (title: string, test: object) => ({ title, file: 'a.spec.ts', tests: [test] });

/** Counts a report, of which only the read properties are here. */
const count = (...suites: object[]) => countPlaywright({ errors: [], suites } as never);

const stage = (state: 'passed' | 'failed' | 'not run', tests?: ReturnType<typeof total>) => ({
  name: 'lint',
  state,
  seconds: 1.6,
  count: tests,
});

it('counts a test file of Jest that fails to load, and an interruption, as failed tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
  };
  expect(countJest(report)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  expect(countJest({ ...report, wasInterrupted: true })).toMatchObject({ failed: 3 });
});

describe('Playwright', () => {
  it('counts passed, failed and skipped tests of all suites', () => {
    const outer = { specs: [spec('passes', run('expected')), spec('fails', run('unexpected'))] };
    const inner = { specs: [spec('needs nginx', run('skipped', 'skipped'))] };
    expect(count(outer, { specs: [], suites: [inner] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      notes: [],
    });
  });

  it.each([
    ['has no result', run('skipped', 'passed', [])],
    ['was skipped because an earlier test failed', run('skipped')],
    ['was not started although it would be skipped', run('skipped', 'skipped', [])],
  ])('counts a test that %s as failed and names it', (_, test) => {
    const notes = ['Did not run: site, a.spec.ts: waits'];
    expect(count({ specs: [spec('waits', test)] })).toEqual({ passed: 0, failed: 1, skipped: 0, notes });
  });

  it('names a test that passed only on retry', () => {
    const { passed, notes } = count({ specs: [spec('is slow', run('flaky'))] });
    expect([passed, notes]).toEqual([1, ['Passed only on retry: site, a.spec.ts: is slow']]);
  });

  it('counts errors outside of tests as failed tests', () => {
    expect(countPlaywright({ errors: [{}], suites: [] }).failed).toBe(1);
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
    expect(total([stage(state, { ...tests, failed: 0 })])).toMatchObject({ passed: 3, failed: 1 });
  });

  it('is the closing line, which names skipped tests if there are any', () => {
    expect(closingLine(tests)).toBe('3 passed, 1 failed');
    expect(closingLine({ ...tests, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('shows the time of each stage', () => {
    expect(stageLine(stage('passed'))).toMatch(/^lint +2 s +passed$/);
  });
});
