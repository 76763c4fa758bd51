import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export const chromePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()].find(
  (file) => existsSync(file),
);

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = () => chromium.launch({ executablePath: chromePath, args: flags });

/** Serves the built site and resolves when the port is open. */
export async function startServer(port) {
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(port) },
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return server;
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Calls an asynchronous function several times, one after the other. */
export async function repeat(times, run) {
  const results = [];
  for (let count = 0; count < times; count += 1) results.push(await run(count));
  return results;
}
