import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { copyProject } from './builds.mjs';
import { chromePath, flags, median } from './pages.mjs';

const port = 9500;

/**
 * Measures the time from an edit of content to its display in the browser in development.
 *
 * @param runs how many edits
 * @returns the median in ms
 */
export async function timeEdits(runs) {
  const folder = copyProject();
  const server = spawn('npx', ['gatsby', 'develop', '-p', String(port)], {
    cwd: folder,
    detached: true,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  });
  try {
    await new Promise((ready) =>
      server.stdout.on('data', (text) => /Building development bundle/.test(text) && ready()),
    );
    const browser = await chromium.launch({ executablePath: chromePath, args: flags });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`, { timeout: 120_000 });
    await page.getByRole('banner').waitFor();
    await page.waitForTimeout(5000);
    const file = join(folder, 'content/sections/plans.json');
    const original = readFileSync(file, 'utf8');
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      const price = `£${5000 + run}+`;
      const start = performance.now();
      writeFileSync(file, original.replace('£4,997+', price));
      await page.getByText(price, { exact: true }).waitFor();
      times.push(performance.now() - start);
      await page.waitForTimeout(1500);
    }
    await browser.close();
    return median(times);
  } finally {
    process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
