import type { Page } from '@playwright/test';
import { header, open, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

const transparent = 'rgba(0, 0, 0, 0)';

/** The header's background after the last scroll event and all transitions. */
const settledBackground = (page: Page): Promise<string> =>
  header(page).evaluate(async (element) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all(element.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    return getComputedStyle(element).backgroundColor;
  });

for (const route of ['/', '/about']) {
  test(`on ${route} the header gets a background past 10 px and loses it again`, async ({ page }) => {
    await open(page, route);
    for (const top of [0, 10, 11, 400, 10]) {
      await scrollTo(page, top);
      expect((await settledBackground(page)) === transparent, `${top} px`).toBe(top <= 10);
    }
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} px the header stays on top at every scroll position`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    for (const top of [0, 500, 3000]) {
      await scrollTo(page, top);
      const box = await header(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, height: 72 });
      expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
      const isOnTop = await header(page).evaluate((element) =>
        element.contains(document.elementFromPoint(innerWidth / 2, 20)),
      );
      expect(isOnTop).toBe(true);
    }
  });
}
