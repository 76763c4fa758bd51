import type { Page } from '@playwright/test';
import { openFrozen, pass } from '../support/clock';
import { headingOf, pricingTexts } from '../support/content';
import { faults, separateCode } from '../support/network';
import { header, heading, loadedFonts, open, settle, waitForFonts } from '../support/page';
import { expect, test } from '../support/test';

// These tests make requests fail. The messages in the console are expected.
const lost =
  /Failed to decode|OTS parsing|Manifest|Failed to load resource|request failed|status 404|Loading .*chunk|Loading timed out|not found\. Not rendering|page resources/;

const homeChunk = 'component---src-templates-home-page-tsx';

/** Presses the button of the mobile panel and waits for the reload that a missing file causes. */
async function openAfterReload(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('framenavigated');
  await header(page).getByRole('button', { name: 'Open menu' }).click();
  await reloaded;
  await expect(header(page)).toBeVisible();
}

test.describe('a script that fails to load', () => {
  test.use({ expectedProblems: [lost] });

  for (const name of ['framework', 'app', homeChunk]) {
    test(`leaves the page readable: ${name}`, async ({ page }) => {
      const script = new RegExp(`/${name}-[^/]+\\.js$`);
      await page.route(script, (route) => route.abort());
      const requested = page.waitForRequest(script);
      await page.goto('/', { waitUntil: 'load' });
      await requested;
      await expect(heading(page)).toBeVisible();
      await page.getByRole('link', { name: 'See pricing' }).click();
      await expect(page.getByRole('heading', { name: pricingTexts.title })).toBeInViewport();
    });
  }

  test('of the mobile panel shows a note, and a retry loads it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/about');
    await page.route(separateCode, (route) => route.abort());
    const opener = header(page).getByRole('button', { name: 'Open menu' });
    await openAfterReload(page);
    await expect(opener).toBeVisible();
    await opener.click();
    await expect(header(page).getByRole('alert')).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    await page.unroute(separateCode);
    await header(page).getByRole('button', { name: 'Try again' }).click();
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });

  test('leaves the page working when it is the style sheet', async ({ page }) => {
    await page.route(/\/styles\.[^/]+\.css$/, (route) => route.abort());
    await open(page);
    await expect(heading(page)).toBeVisible();
  });
});

test.describe('fonts and images that fail to load', () => {
  test.use({ expectedProblems: [lost] });

  test('show the text in the fallback fonts', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(page);
    expect(await loadedFonts(page)).toBe(0);
    await expect(heading(page)).toBeVisible();
  });

  test('in any way leave the page working', async ({ page }) => {
    for (const file of [/\.woff2$/, /\.(?:avif|webp|jpe?g|svg|ico|webmanifest)$/])
      for (const fault of ['is refused', 'is missing', 'is an HTML page', 'never arrives'] as const)
        await test.step(`${file.source} ${fault}`, async () => {
          await page.route(file, faults[fault]);
          await page.goto('/', { waitUntil: 'domcontentloaded' });
          await header(page).getByRole('link', { name: 'Blog' }).click();
          await expect(heading(page)).toHaveText(headingOf('/blog'));
          await page.unroute(file);
        });
  });

  test('do not change the contrast of the headline', async ({ page }) => {
    await page.route(/\.(?:avif|webp|jpe?g)$/, (route) => route.abort());
    await open(page);
    const { text, background } = await heading(page).evaluate((element) => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const hero = element.closest('section') as HTMLElement;
      return {
        text: luminance(getComputedStyle(element).color),
        background: luminance(getComputedStyle(hero).backgroundColor),
      };
    });
    expect((text + 0.05) / (background + 0.05)).toBeGreaterThan(7);
  });
});

test('on a slow connection the text shows before the page is hydrated', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(header(page)).toHaveCount(0);
  await expect(header(page)).toBeVisible();
});

test('without paint entries the page still loads its scripts and fonts', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await open(page);
  await waitForFonts(page);
});

test('a jump of the clock changes the slide once', async ({ page }) => {
  await openFrozen(page);
  const dots = page.getByRole('button', { name: /Go to slide/ });
  const activeSlide = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  const before = await activeSlide();
  await page.clock.fastForward('06:00:00');
  await settle(page);
  expect(await activeSlide()).toBe((before + 1) % 3);
  await pass(page, 4999);
  expect(await activeSlide()).toBe((before + 1) % 3);
});

test.describe('a new deployment while a tab is open', () => {
  test.use({ expectedProblems: [lost] });

  test('the next page loads from the new one', async ({ page }) => {
    await open(page, '/about');
    // The old chunk of the home page is gone. A reload gets the new one.
    const script = new RegExp(`/${homeChunk}-[^/]+\\.js$`);
    await page.route(script, (route) =>
      page.url().endsWith('/about') ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    const requested = page.waitForRequest(script);
    await header(page).getByRole('link', { name: 'home page' }).click();
    await requested;
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText(headingOf('/'));
    await expect(header(page)).toBeVisible();
  });

  test('the mobile panel loads from the new one after a reload', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await page.route(separateCode, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await openAfterReload(page);
    await page.unroute(separateCode);
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });

  test('the mobile panel shows a note without a reload when the server does not answer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/about');
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.route(/\.js(?:on)?$/, (route) => route.abort());
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(header(page).getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  test('the mobile panel shows a note when its file never arrives', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await open(page, '/about');
    await page.route(separateCode, () => undefined);
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await page.clock.runFor(5000);
    await expect(header(page).getByRole('alert')).toBeVisible();
  });
});
