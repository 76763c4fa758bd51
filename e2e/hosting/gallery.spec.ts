import type { Page } from '@playwright/test';
import { open } from '../support/page';
import { expect, test } from '../support/test';

// Jest tests the captions and the steps. The size of the image needs a browser.

/** Opens the larger view of the first image of a gallery. */
async function enlarge(page: Page) {
  await open(page, '/services/ui-ux-design');
  // Until the code of the section has loaded, the link leads to the image.
  await page.waitForLoadState('networkidle');
  await page.locator('a[aria-haspopup=dialog]').first().click();
  return page.getByRole('dialog');
}

for (const [width, height, fontSize] of [
  [320, 256, 16],
  [640, 400, 32],
] as const)
  test(`at ${width} x ${height} px with text of ${fontSize} px the image of the larger view is high enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const view = await enlarge(page);
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), fontSize);
    const image = view.getByRole('img');
    await image.scrollIntoViewIfNeeded();
    expect((await image.boundingBox())?.height).toBeGreaterThan(height / 2);
    await view.getByRole('button').last().click();
    await expect(view).toBeVisible();
  });

test('a finger that moves sideways shows the next image, and one that moves back the image before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const view = await enlarge(page);
  const source = () => view.getByRole('img').getAttribute('src');
  const first = await source();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', { x: from, y: 400 });
    await touch('touchMove', { x: to, y: 400 });
    await touch('touchEnd');
  };
  await swipe(300, 100);
  await expect.poll(source).not.toBe(first);
  await swipe(100, 300);
  await expect.poll(source).toBe(first);
});

test('the larger view is not printed over the page, and Tab stays in it', async ({ page }) => {
  const view = await enlarge(page);
  const count = await view.getByRole('button').count();
  for (let step = 0; step < count; step += 1) await page.keyboard.press('Tab');
  await expect(view.getByRole('button').first()).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(view).toBeHidden();
});
