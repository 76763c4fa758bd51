import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian's package puts the browser. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

const hasBrowser = () => [...systemBrowsers, chromium.executablePath()].some((file) => existsSync(file));

const run = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Sees to it that there is a browser to test in: the machine's own, else Playwright's, else Debian's package.
 *
 * @returns whether there is one now
 */
export function ensureBrowser() {
  if (hasBrowser()) return true;
  console.log('No Chromium found: getting one.');
  run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  if (hasBrowser()) return true;
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  if (hasBrowser()) return true;
  console.error(
    'No Chromium to test in: install one with "npx playwright install chromium" or your system\'s package "chromium".',
  );
  return false;
}
