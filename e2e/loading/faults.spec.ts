import { wcagContrast } from 'culori';
import { headingOf } from '../support/content';
import { faults } from '../support/network';
import { header, heading, open } from '../support/page';
import { expect, test } from '../support/test';

// These tests make requests fail. The messages in the console are expected.
const lost =
  /Failed to decode|OTS parsing|Manifest|Failed to load resource|request failed|status 404|Loading .*chunk|Loading timed out|not found\. Not rendering|page resources/;

test.use({ expectedProblems: [lost] });

test('fonts and images that fail to load in any way leave the page working', async ({ page }) => {
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

test('images that fail to load do not change the contrast of the headline', async ({ page }) => {
  await page.route(/\.(?:avif|webp|jpe?g)$/, (route) => route.abort());
  await open(page);
  const { color, ground } = await heading(page).evaluate((element) => ({
    color: getComputedStyle(element).color,
    ground: getComputedStyle(element.closest('section') as Element).backgroundColor,
  }));
  expect(wcagContrast(color, ground)).toBeGreaterThan(7);
});
