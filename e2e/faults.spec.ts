import { openFrozen, pass } from './support/clock';
import { scriptFiles } from './support/network';
import { header, open, settle } from './support/page';
import { expect, test } from './support/test';

// What goes wrong on the way is provoked here on purpose, so that its traces in the console are expected.
const lost =
  /Failed to load resource|request failed|status 404|Loading .*chunk|not found\. Not rendering|page resources/;

test.describe('a script that is lost', () => {
  test.use({ expectedProblems: [lost] });

  for (const name of ['framework', 'app', 'component---src-templates-sections-page-tsx']) {
    test(`leaves the page to be read: ${name}`, async ({ page }) => {
      await page.route(new RegExp(`/${name}-[^/]+\\.js$`), (route) => route.abort());
      await page.goto('/', { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '#pricing');
      await page.getByRole('link', { name: 'See pricing' }).click();
      await expect(page.getByRole('heading', { name: 'Simple Pricing Without Surprises' })).toBeInViewport();
    });
  }

  test('leaves a note when it is the mobile panel, which comes when it is asked for again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/about');
    await page.route(scriptFiles, (route) => route.abort());
    const opener = header(page).getByRole('button', { name: 'Open menu' });
    await opener.focus();
    await expect(opener).toBeVisible();
    await opener.click();
    await expect(header(page).getByRole('alert')).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    await page.unroute(scriptFiles);
    await header(page).getByRole('button', { name: 'Try again' }).click();
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });

  test('leaves the page alive when it is the style sheet', async ({ page }) => {
    await page.route(/\/styles\.[^/]+\.css$/, (route) => route.abort());
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('fonts and images that are lost', () => {
  test.use({ expectedProblems: [lost] });

  test('leave the words in the stand-ins', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(page);
    await expect(page.locator('html')).not.toHaveClass(/fonts/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leave the headline light on dark', async ({ page }) => {
    await page.route(/\.(?:avif|webp|jpe?g)$/, (route) => route.abort());
    await open(page);
    const { words, ground } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const hero = heading.closest('section') as HTMLElement;
      return {
        words: luminance(getComputedStyle(heading).color),
        ground: luminance(getComputedStyle(hero).backgroundColor),
      };
    });
    expect((words + 0.05) / (ground + 0.05)).toBeGreaterThan(7);
  });
});

test('a slow line shows the words first, and the page comes alive later', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header(page)).toHaveCount(0);
  await expect(header(page)).toBeVisible({ timeout: 20_000 });
});

test('a browser that keeps its paints to itself gets everything all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await open(page);
  await expect(page.locator('html')).toHaveClass(/fonts/);
});

test('a jump of the clock turns one slide, not many', async ({ page }) => {
  await openFrozen(page);
  const dots = page.getByRole('button', { name: /Go to slide/ });
  const current = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  const before = await current();
  await page.clock.fastForward('06:00:00');
  await settle(page);
  expect(await current()).toBe((before + 1) % 3);
  await pass(page, 4999);
  expect(await current()).toBe((before + 1) % 3);
});

test.describe('a new deployment while a tab is open', () => {
  test.use({ expectedProblems: [lost] });

  test('does not strand the visitor: the next page comes from the new one', async ({ page }) => {
    await open(page, '/about');
    // What the open page knows the home page's chunk by is gone; what a reload gets is there.
    await page.route(/component---src-templates-sections-page-tsx-[^/]+\.js$/, (route) =>
      page.url().endsWith('/about') ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await header(page).getByRole('link', { name: 'Foldline' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Crafting Digital Experiences That Inspire',
    );
    await expect(header(page)).toBeVisible();
  });
});
