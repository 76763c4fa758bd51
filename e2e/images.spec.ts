import type { Page } from '@playwright/test';
import { open, restingScroll } from './support/page';
import { expect, test } from './support/test';

/** Scrolls to every image and waits until it has loaded. */
async function loadImages(page: Page): Promise<string[]> {
  const images = page.locator('img');
  for (const image of await images.all()) {
    await image.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
      .toBe(true);
  }
  await restingScroll(page);
  return images.evaluateAll((all) => (all as HTMLImageElement[]).map(({ currentSrc }) => currentSrc));
}

for (const [device, viewport, deviceScaleFactor] of [
  ['phone', { width: 360, height: 740 }, 2],
  ['desktop', { width: 1280, height: 800 }, 1],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('every image of the home page is AVIF', async ({ page }) => {
      const types = new Map<string, string | undefined>();
      page.on('response', (response) => types.set(response.url(), response.headers()['content-type']));
      await open(page);
      await expect(page.locator('img')).toHaveCount(4);
      for (const source of await loadImages(page)) {
        expect(types.get(source), source).toBe('image/avif');
      }
    });

    test('the image of a placeholder page is AVIF', async ({ page }) => {
      await open(page, '/about');
      expect(await loadImages(page)).toEqual([expect.stringMatching(/\.avif$/)]);
    });
  });
}

test('a portrait screen gets the narrow crop of the hero', async ({ page }) => {
  const ratio = () =>
    page
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await loadImages(page);
  expect(await ratio()).toBeLessThan(1);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await loadImages(page);
  expect(await ratio()).toBeGreaterThan(1.5);
});
