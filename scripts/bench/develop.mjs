import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, median, repeat } from './browser.mjs';
import { copyProject } from './builds.mjs';

const port = 9500;

/** Measures the time from an edit of content to its display in development. Median in ms. */
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
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`, { timeout: 120_000 });
    await page.getByRole('banner').waitFor();
    await page.waitForTimeout(5000);
    const file = join(folder, 'content/sections/plans.json');
    const original = readFileSync(file, 'utf8');
    const times = await repeat(runs, async (run) => {
      const price = `£${5000 + run}+`;
      const start = performance.now();
      writeFileSync(file, original.replace('£4,997+', price));
      await page.getByText(price, { exact: true }).waitFor();
      const time = performance.now() - start;
      await page.waitForTimeout(1500);
      return time;
    });
    await browser.close();
    return median(times);
  } finally {
    process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
