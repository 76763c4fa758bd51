import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { freePort } from '../../e2e/support/servers/free-port';
import { addBlog, postText } from '../../e2e/support/site/posts';
import { gatsby, SiteCopy, untilAnswered } from '../../e2e/support/site/site-copy';
import { wholeBrowserOptions } from '../browser';
import { median, repeat } from './repeat';

/** Between two measurements of memory, in ms. */
const samplingInterval = 250;
const plans = 'sections/plans.json';
const price = '£4,997+';

/** Memory of a session's processes, in bytes. They share the size of common pages (PSS). Needs Linux. */
const memoryOf = (session: number): number =>
  spawnSync('ps', ['-o', 'pss=', '-s', String(session)], { encoding: 'utf8' })
    .stdout.split('\n')
    // A process that has just ended has no size.
    .reduce((sum, kilobytes) => sum + (Number(kilobytes) || 0) * 1024, 0);

/** Runs a build. Returns seconds and peak MB. */
async function build(site: SiteCopy): Promise<[seconds: string, peak: number]> {
  const start = performance.now();
  const child = site.start({ CI: 'true' }, gatsby, 'build', '--prefix-paths');
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), samplingInterval);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build ended with ${code}: ${site.said}`);
  return [((performance.now() - start) / 1000).toFixed(1), Math.round(peak / 1e6)];
}

/** Builds copies of the site with several numbers of routes, and the first again after one edit. */
export async function benchBuilds(counts: number[]): Promise<(string | number)[][]> {
  const rows = [];
  for (const count of counts) {
    const site = new SiteCopy();
    try {
      rmSync(site.path('public'), { recursive: true, force: true });
      site.edit('pages.json', ({ pages }) => {
        const [, model] = pages;
        while (pages.length < count)
          pages.push({ ...model, path: `/bench/page-${pages.length}`, image: undefined });
      });
      rows.push([`cold, ${count} routes`, ...(await build(site))]);
      if (count !== counts[0]) continue;
      site.replace(plans, price, '£5,097+');
      rows.push([`warm, ${count} routes, one price changed`, ...(await build(site))]);
    } finally {
      await site.remove();
    }
  }
  return rows;
}

/** Builds a copy of the site with a number of posts. */
export async function benchPosts(count: number): Promise<(string | number)[]> {
  const site = new SiteCopy();
  try {
    addBlog(site);
    for (let post = 0; post < count; post += 1) site.write(`posts/post-${post}.md`, postText(`Post ${post}`));
    return [`cold, ${count} posts`, ...(await build(site))];
  } finally {
    await site.remove();
  }
}

/** Measures the time from edits of content, a price and a post, to their display in development. Medians in ms. */
export async function timeEdits(runs: number): Promise<Record<'price' | 'post', number>> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = new SiteCopy();
  const browser = await chromium.launch(wholeBrowserOptions());
  try {
    addBlog(site);
    site.write('posts/bench.md', postText('Bench'));
    const original = site.read(plans);
    site.start({}, gatsby, 'develop', '--port', String(port));
    await untilAnswered(origin);
    const page = await browser.newPage();
    const time = async (route: string, edit: (run: number) => string): Promise<number> => {
      await page.goto(origin + route, { timeout: 120_000 });
      await page.getByRole('banner').waitFor({ timeout: 120_000 });
      await page.waitForTimeout(5000);
      const times = await repeat(runs, async (run) => {
        const start = performance.now();
        await page.getByText(edit(run), { exact: true }).waitFor();
        const duration = performance.now() - start;
        await page.waitForTimeout(1500);
        return duration;
      });
      return median(times);
    };
    return {
      price: await time('/', (run) => {
        site.write(plans, original.replace(price, `£${5000 + run}+`));
        return `£${5000 + run}+`;
      }),
      post: await time('/blog/bench', (run) => {
        site.write('posts/bench.md', postText(`Bench ${run}`));
        return `Bench ${run}`;
      }),
    };
  } finally {
    await browser.close();
    await site.remove();
  }
}
