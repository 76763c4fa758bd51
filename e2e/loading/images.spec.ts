import type { Page } from '@playwright/test';
import { open, restingScroll } from '../support/page';
import { expect, test } from '../support/test';

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

for (const { device, viewport, deviceScaleFactor } of [
  { device: 'phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { device: 'desktop', viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
]) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('images are AVIF or WebP, the hero is AVIF, and a portrait screen gets its narrow image', async ({
      page,
    }) => {
      const types = new Map<string, string | undefined>();
      page.on('response', (response) => types.set(response.url(), response.headers()['content-type']));
      for (const [route, count] of [
        ['/about', 6],
        ['/', 10],
      ] as const) {
        await open(page, route);
        await expect(page.locator('img')).toHaveCount(count);
        const sources = await loadImages(page);
        if (route === '/') expect(types.get(sources[0] ?? '')).toBe('image/avif');
        for (const source of sources) expect(types.get(source), source).toMatch(/^image\/(?:avif|webp)$/);
      }
      const ratio = await page
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
      if (device === 'phone') expect(ratio).toBeLessThan(1);
      else expect(ratio).toBeGreaterThan(1.5);
    });
  });
}
