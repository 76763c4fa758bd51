import { existsSync } from 'node:fs';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { type EngineName, engines } from './e2e/engines/support/installed';
import type { Options, WorkerOptions as EngineOptions } from './e2e/engines/support/test';
import { outsideImage } from './e2e/support/site/edited-content';
import { declinedConsent } from './e2e/support/site/integrations';
import { builtSites, sites } from './e2e/support/site/sites';
import type { TestOptions, WorkerOptions } from './e2e/support/test';
import { ensureBrowser, launchOptions, serveCommand } from './scripts/browser';

// `npm test` runs the projects "site", "admin" and "editing", `npm run test:hosted` "hosting", and `npm run test:all` all.

/** Specs for the example studio with edits, a path prefix and HTTP delivery. */
const hosting = [
  'published-admin.spec.ts',
  ...['prefix.spec.ts', 'delivery.spec.ts', 'edited-content.spec.ts', 'extreme-content.spec.ts'],
  ...[
    'form-service.spec.ts',
    'gallery.spec.ts',
    'integrations.spec.ts',
    'languages.spec.ts',
    'right-to-left.spec.ts',
    'search.spec.ts',
    'studio.spec.ts',
  ],
];

/** Specs for rare faults and long visits. */
const rare = [
  'rebuild.spec.ts',
  ...['faults.spec.ts', 'interruptions.spec.ts', 'endurance.spec.ts', 'back-forward-cache.spec.ts'],
  ...['every-entry.spec.ts', 'every-field.spec.ts'],
];

if (!ensureBrowser()) process.exit(1);
if (!existsSync(builtSites))
  throw new Error('The sites of the tests are not built: run "npm run build:test"');

/** Serves a site on a free port, so that no test opens the site of another server. */
const serve = ([name, { folder }]: [string, (typeof sites)[keyof typeof sites]]): NonNullable<
  PlaywrightTestConfig['webServer']
> => ({
  command: `node ${serveCommand.join(' ')}`,
  cwd: folder,
  env: { PORT: '0' },
  // Playwright stores the address in a variable of this name (sites.ts).
  wait: { stdout: new RegExp(`(?<${name}_origin>http://localhost:\\d+)`) },
});

/** Tests of pages whose classes other tested pages have too. */
const sameLook = /@same-look/;

const hostedSite = {
  baseURL: `${sites.hosted.origin}${sites.hosted.prefix}/`,
  siteName: 'hosted' as const,
  outsideImage,
  storageState: declinedConsent('hosted'),
};

const engineSizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

export default defineConfig<Options & TestOptions, EngineOptions & WorkerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than cores: tests wait for timers half of the time.
  workers: 3,
  retries: 1,
  // Long enough for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: sites.frozen.origin,
    launchOptions: launchOptions(),
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'site', testIgnore: ['smoke.spec.ts', ...hosting, ...rare, '**/e2e/{admin,editing,engines}/**'] },
    { name: 'rare', testMatch: rare },
    {
      name: 'smoke',
      testMatch: 'smoke.spec.ts',
      use: { baseURL: sites.real.origin, storageState: declinedConsent('real') },
    },
    { name: 'hosting', testMatch: [...hosting, 'deploy.spec.ts'], grepInvert: sameLook, use: hostedSite },
    { name: 'same look', testMatch: 'studio.spec.ts', grep: sameLook, use: hostedSite },
    // The forms of the admin, in the browser's private file system.
    { name: 'admin', testDir: 'e2e/admin', testIgnore: rare },
    // Specs that run Gatsby in a copy of the project. One at a time: each uses both cores.
    { name: 'editing', testDir: 'e2e/editing', testIgnore: rare, workers: 1 },
    ...(Object.keys(engines) as EngineName[]).flatMap((engineName) =>
      Object.entries(engineSizes).map(([screen, size]) => ({
        name: `${engineName}, ${screen}`,
        testDir: 'e2e/engines',
        use: { engineName, size },
      })),
    ),
  ],
  // Each command builds the sites that its projects open.
  webServer: Object.entries(sites)
    .filter(([, { folder }]) => existsSync(`${folder}/public/_headers`))
    .flatMap(serve),
});
