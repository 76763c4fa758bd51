import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's Chromium. Where it is missing, Playwright uses its own. */
const systemBrowser = () =>
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

/** Options for Playwright. */
export const launchOptions = () => ({
  executablePath: systemBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const hasBrowser = () => existsSync(systemBrowser() ?? chromium.executablePath());

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

/** The command of `npm run serve`, for any working directory. */
export const serveCommand = ['node_modules/.bin/jiti', 'scripts/serve.ts'].map((file) => path.resolve(file));

/** Serves the built site and resolves when the port is open. */
export async function startServer(port: number) {
  const server = spawn(process.execPath, serveCommand, { env: { ...process.env, PORT: String(port) } });
  await once(server.stdout, 'data');
  return server;
}
