import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const wholeBrowser = () =>
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file)) ??
  chromium.executablePath();

/** Debian's Chromium without a window, as Playwright uses it by default. The tests take a third less time. */
const headlessShell = () => ['/usr/bin/chromium-headless-shell'].find((file) => existsSync(file));

export const launchOptions = () => ({
  executablePath: headlessShell() ?? wholeBrowser(),
  // The last one gives text the same width in Chromium and in the headless shell.
  args: ['--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
});

/** Options for what needs the browser of a visitor: the back/forward cache. */
export const wholeBrowserOptions = () => ({ ...launchOptions(), executablePath: wholeBrowser() });

export function ensureBrowser(): boolean {
  const commands = [
    'npx playwright install --with-deps chromium',
    'apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell fonts-liberation',
  ];
  const isInstalled = () => existsSync(wholeBrowser());
  for (const command of commands) if (!isInstalled()) spawnSync(command, { shell: true, stdio: 'inherit' });
  if (!isInstalled())
    console.error('Chromium is missing. Install it with "npx playwright install chromium".');
  return isInstalled();
}

/** The command of `npm run serve`, for any working directory. */
export const serveCommand = ['node_modules/.bin/jiti', 'scripts/serve.ts'].map((file) => path.resolve(file));
