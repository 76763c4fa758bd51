import { expect, test as base } from '@playwright/test';
import { type EngineName, engines, reasonToSkip } from './installed';
import type { Engine, Size, Tab } from './tab';

export { expect };

export interface Options {
  size: Size;
}

interface Fixtures {
  tab: Tab;
}

export interface WorkerOptions {
  engineName: EngineName;
  /** Null if the engine is not installed. */
  engine: Engine | null;
}

/** The width from which the header has its menus (tokens.css), in px. */
const desktop = 1024;

/** Playwright's test with a tab of the project's engine. It fails on problems in the console. */
export const test = base.extend<Options & Fixtures, WorkerOptions>({
  size: [{ width: 1280, height: 800 }, { option: true }],
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide, { project }) => {
      const { program, start } = engines[engineName];
      const engine = program ? await start(program, project.use.baseURL ?? '') : null;
      await provide(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ engine, engineName, size }, provide, testInfo) => {
    testInfo.skip(engine === null, reasonToSkip(engineName));
    const tab = await (engine as Engine).open(size);
    await provide(tab);
    const problems = await tab.problems();
    await tab.close();
    expect(problems, 'problems in the console').toEqual([]);
  },
});

/** Skips the tests of a file or group on the other screen. */
export const onlyOn = (kind: 'desktop' | 'phone'): void =>
  test.beforeEach(({ size }) => {
    test.skip(size.width >= desktop !== (kind === 'desktop'), 'Not on this screen');
  });
