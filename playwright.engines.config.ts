import { defineConfig } from '@playwright/test';
import { type EngineName, engines } from './e2e/engines/support/installed';
import type { Options, WorkerOptions } from './e2e/engines/support/test';
import site from './playwright.config';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** The built site in the engines beside Chromium, where they are installed: whether it works there at all. */
export default defineConfig<Options, WorkerOptions>({
  ...site,
  testDir: 'e2e/engines',
  outputDir: 'test-results/engines',
  globalSetup: './e2e/engines/support/announce.ts',
  reporter: 'list',
  // Both browsers draw without a graphics card here, and a machine may have other work.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { baseURL: site.use?.baseURL },
  projects: (Object.keys(engines) as EngineName[]).flatMap((engineName) =>
    Object.entries(sizes).map(([kind, size]) => ({
      name: `${engineName}, ${kind}`,
      use: { engineName, size },
    })),
  ),
});
