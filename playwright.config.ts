import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Not the port of `npm start`, so that a site that is being looked at is not mistaken for the one under test. */
const port = Number(process.env.PORT ?? 9100);

/** Debian's browser, where it is installed; else Playwright's own. */
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

/** What editors do, from their files to the page, and the site built for another address or with forms that are sent. */
const builders = ['editing.spec.ts', 'develop.spec.ts', 'prefix.spec.ts', 'delivery.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that stalls for seconds is not the site's fault; what passes only then is named in the total.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // One look for every machine; the tolerance is stated where an image is compared.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  expect: {
    // The whole tree, so that nothing comes or goes unseen.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/landmarks/{arg}{ext}', children: 'deep-equal' },
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'site', testIgnore: [...builders, '**/e2e/engines/**'] },
    // These run Gatsby in a copy of the project, one after the other, when the browser tests need no time any more.
    { name: 'editing', testMatch: 'editing.spec.ts', dependencies: ['site'] },
    { name: 'develop', testMatch: 'develop.spec.ts', dependencies: ['editing'] },
    { name: 'prefix', testMatch: 'prefix.spec.ts', dependencies: ['develop'] },
    { name: 'delivery', testMatch: 'delivery.spec.ts', dependencies: ['prefix'] },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
    env: { PORT: String(port) },
  },
});
