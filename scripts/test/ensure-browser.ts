import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium. Where it is missing, Playwright uses its own. */
export const systemBrowser = (): string | undefined =>
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

const hasBrowser = () => Boolean(systemBrowser()) || existsSync(chromium.executablePath());

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' });

/** Installs Chromium if there is none: Playwright's own, else Debian's package. */
export function ensureBrowser(): boolean {
  if (hasBrowser()) return true;
  console.log('Chromium is missing. Installing it.');
  run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  if (hasBrowser()) return true;
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  if (hasBrowser()) return true;
  console.error('Chromium is missing. Install it with "npx playwright install chromium".');
  return false;
}
