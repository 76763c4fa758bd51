import { wcagContrast } from 'culori';
import { openFrozen, pass } from '../support/clock';
import { headingOf } from '../support/content';
import { faults } from '../support/network';
import { header, heading, open, settle, waitForFonts } from '../support/page';
import { expect, test } from '../support/test';

// These tests make requests fail. The messages in the console are expected.
const lost =
  /Failed to decode|OTS parsing|Manifest|Failed to load resource|request failed|status 404|Loading .*chunk|Loading timed out|not found\. Not rendering|page resources/;

test.describe('fonts and images that fail to load', () => {
  test.use({ expectedProblems: [lost] });

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
    const { color, ground } = await heading(page).evaluate((element) => ({
      color: getComputedStyle(element).color,
      ground: getComputedStyle(element.closest('section') as Element).backgroundColor,
    }));
    expect(wcagContrast(color, ground)).toBeGreaterThan(7);
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
